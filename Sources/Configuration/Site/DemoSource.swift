/// The demo schedule's settings.
public struct DemoSource: Hashable, Sendable {
  /// What the flights are made from: another seed, other flights.
  public var seed: UInt64
  /// How many flights a day has.
  public var flightsPerDay: Int
}
