/// How many flights of a day are expected in each of its hours, by the airport's clock.
public struct HourlyFlights: Hashable, Sendable {
  /// Those of hours 0 to 23, and those after the day. What is expected before it is in the first.
  public private(set) var counts = [Int](repeating: 0, count: Self.count)

  static let count = 25

  /// No flights.
  public init() {}

  /// The counts, of which there must be 25; nil for another number.
  init?(_ counts: [Int]) {
    guard counts.count == Self.count else { return nil }
    self.counts = counts
  }

  /// Counts a flight that is expected in an hour of the day; negative before it, 24 and more after.
  public mutating func add(hour: Int) {
    counts[min(max(hour, 0), Self.count - 1)] += 1
  }

  /// How many are expected after an hour has passed.
  func count(after hour: Int) -> Int {
    counts.dropFirst(hour + 1).reduce(0, +)
  }
}
