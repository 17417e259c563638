import Schedule

/// How a season file is read.
public struct SSIMOptions: Sendable {
  /// The airport whose arrivals and departures are wanted: its IATA code in capitals.
  public var airport: String
  /// The airport's zone.
  public var zone: AirportZone
  /// The days that the site covers. Legs are expanded for them and a day each side.
  public var window: Window
  /// The airlines that are read, in capitals; none for all.
  public var carriers: Set<String> = []
  /// The service types that are read; nil for all but freight and positioning.
  public var serviceTypes: Set<String>?
  /// The clock of all times, where the file's own word about it is wrong.
  public var timeMode: SSIMTimeMode?
  /// Whether the UTC variations in the file are not to be believed.
  public var ignoresVariations = false
  /// What is known of the zones of airports.
  public var reference = ReferenceData()
  /// What a bad record does.
  public var onError = RowErrorPolicy.fail
  /// Whether a file without a leg is a schedule.
  public var allowsEmpty = false

  /// The most flights that are made; more is no airport's schedule, and would fill the memory.
  var flightLimit = 250_000

  /// Options as a file usually needs them.
  public init(airport: String, zone: AirportZone, window: Window) {
    self.airport = airport
    self.zone = zone
    self.window = window
  }
}
