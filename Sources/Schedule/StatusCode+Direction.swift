extension StatusCode {
  /// Whether a flight of that direction can do so at this airport: nobody boards an arrival here, and
  /// no departure lands. That an arrival has departed, elsewhere, is said of it as well.
  public func fits(_ direction: Direction) -> Bool {
    switch self {
    case .checkIn, .checkInClosed, .waitInLounge, .goToGate, .gateOpen, .boarding, .finalCall,
      .gateClosing, .gateClosed:
      direction == .departure
    case .approaching, .landed, .firstBag, .arrived:
      direction == .arrival
    case .scheduled, .onTime, .early, .delayed, .departed, .enRoute, .expected, .cancelled,
      .diverted, .gateChange, .tomorrow, .unknown:
      true
    }
  }

  /// What a status of the whole flight says at one of its ends: a departure that lands elsewhere has
  /// departed, and an arrival that is boarded elsewhere is still planned.
  public func seen(from direction: Direction) -> StatusCode {
    if fits(direction) { return self }
    return switch direction {
    case .arrival: .scheduled
    case .departure: .departed
    }
  }
}
