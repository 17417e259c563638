extension FlightTime {
  /// How far ahead, in seconds, an actual time may be, since no two machines' clocks are one.
  private static let tolerance = 900

  /// Whether nothing can have happened at this time yet, by a clock that shows an instant.
  public func isYetToCome(at now: Instant) -> Bool {
    instant.unixSeconds > now.unixSeconds + Self.tolerance
  }
}
