extension Flight {
  /// What a status of planning has become by the clock and by the flight's times; any other status
  /// says more than the clock does and stays.
  ///
  /// "Scheduled", "on time", "early" and "delayed" become departed or arrived once the flight's
  /// expected time has come. Before it, "scheduled" with an estimate becomes early, on time, or
  /// from the threshold on (in seconds) delayed.
  public func derivedStatus(now: Instant, delayThreshold: Int) -> Status {
    switch status.code {
    case .scheduled, .onTime, .early, .delayed: break
    case .checkIn, .checkInClosed, .waitInLounge, .goToGate, .gateOpen, .boarding, .finalCall,
      .gateClosing, .gateClosed, .departed, .enRoute, .expected, .approaching, .landed, .firstBag,
      .arrived, .cancelled, .diverted, .gateChange, .tomorrow, .unknown:
      return status
    }
    if expected <= now {
      switch direction {
      case .arrival: return Status(.arrived)
      case .departure: return Status(.departed)
      }
    }
    guard status.code == .scheduled, estimatedTime != nil || actualTime != nil else {
      return status
    }
    if delayMinutes < 0 { return Status(.early) }
    return Status(delayMinutes * 60 >= delayThreshold && delayMinutes > 0 ? .delayed : .onTime)
  }

  /// Makes the derived status the status, where the flight lies.
  mutating func deriveStatus(now: Instant, delayThreshold: Int) {
    status = derivedStatus(now: now, delayThreshold: delayThreshold)
  }
}
