extension Sequence<FlightTime> {
  /// The one that is nearest to an instant, of two as near the first; nil where there is none.
  public func nearest(to instant: Instant) -> FlightTime? {
    self.min { $0.distance(from: instant) < $1.distance(from: instant) }
  }
}

extension FlightTime {
  /// How many seconds lie between it and an instant.
  public func distance(from other: Instant) -> Int {
    abs(instant.unixSeconds - other.unixSeconds)
  }
}
