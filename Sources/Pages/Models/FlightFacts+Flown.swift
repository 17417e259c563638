import Schedule

extension FlightFacts {
  /// How far a flight has flown at the build in hundredths of the way, by the clock; nil where the
  /// flying time is not known and nothing else tells.
  func flown(of flight: Flight) -> Int? {
    if let told = Self.toldByStatus(flight) { return told }
    guard !flight.isCancelled, flight.status.code != .diverted else { return nil }
    let isDeparture = flight.direction == .departure
    if isDeparture, now <= flight.expected { return 0 }
    guard let minutes = flight.flightMinutes, minutes > 0 else { return nil }
    let seconds = minutes * 60
    let start = flight.expected.unixSeconds - (isDeparture ? 0 : seconds)
    let elapsed = now.unixSeconds - start
    return min(max(elapsed, 0), seconds) * 100 / seconds
  }

  /// What the status says by itself: an arrival that is down has flown all the way, a departure that
  /// is still being boarded nothing.
  private static func toldByStatus(_ flight: Flight) -> Int? {
    switch flight.status.code {
    case .landed, .firstBag, .arrived: 100
    case .checkIn, .checkInClosed, .waitInLounge, .goToGate, .gateOpen, .boarding, .finalCall,
      .gateClosing, .gateClosed, .gateChange:
      0
    case .delayed where flight.actual == nil && flight.expected == flight.scheduled: 0
    case .scheduled, .onTime, .early, .delayed, .departed, .enRoute, .expected, .approaching,
      .cancelled, .diverted, .tomorrow, .unknown:
      nil
    }
  }
}
