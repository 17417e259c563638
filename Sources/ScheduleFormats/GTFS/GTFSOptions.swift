import Diagnostics
import Schedule

/// How a GTFS feed is read.
public struct GTFSOptions: Sendable {
  /// A stop of which boards are made.
  public struct Stop: Sendable {
    /// Its id in the feed, or that of a station that it is part of.
    public var id: String
    /// Where the configuration names it.
    public var location: Location

    /// A stop and where it is named.
    public init(id: String, location: Location) {
      self.id = id
      self.location = location
    }
  }

  /// The stops of which boards are made.
  public var stops: [Stop]
  /// The zone that boards are told by.
  public var zone: AirportZone
  /// The days of the boards. Trips are made into flights for them and a day on each side.
  public var window: Window
  /// What a bad row does.
  public var onError: RowErrorPolicy
  /// Whether a feed without a trip in the window is a schedule.
  public var allowsEmpty: Bool

  /// Options; only what a bad row does has a usual value.
  public init(
    stops: [Stop],
    zone: AirportZone,
    window: Window,
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false
  ) {
    self.stops = stops
    self.zone = zone
    self.window = window
    self.onError = onError
    self.allowsEmpty = allowsEmpty
  }
}
