import Schedule

/// Which flight is meant by somebody who names it without its day: the one that is going on.
struct OpenFlights {
  /// The instant at which it is named.
  let now: Instant
  /// The airport's day then.
  let today: CivilDate

  /// How far, in seconds, a flight's expected time may be past without a word that it has gone or
  /// come, and by how much another must be farther from now not to be meant as well.
  private static let tolerance = 3 * 3600
  /// How far ahead, in seconds, a flight of a later day may be.
  private static let reach = 12 * 3600

  /// Of flights with one name the one that is meant, or several that can be meant alike.
  ///
  /// It is the nearest of those that are open. Where none is, today's are meant, or one that has just
  /// come: something is said of them afterwards.
  func meant(among flights: [Flight]) -> [Flight] {
    guard let nearest = flights.filter(isOpen).min(by: { distance($0) < distance($1) }) else {
      return flights.filter { $0.scheduledDate == today || hasJustCome($0) }
    }
    return flights.filter { flight in
      (isOpen(flight) || hasJustCome(flight))
        && (flight.scheduledDate == nearest.scheduledDate
          || distance(flight) <= distance(nearest) + Self.tolerance)
    }
  }

  private func isOpen(_ flight: Flight) -> Bool {
    !isOver(flight) && !isPast(flight)
      && (flight.scheduledDate <= today || seconds(to: flight) <= Self.reach)
  }

  /// An arrival that has landed still waits for its belt.
  private func hasJustCome(_ flight: Flight) -> Bool {
    flight.direction == .arrival && !flight.isCancelled && isOver(flight) && !isPast(flight)
  }

  /// Whether it has gone or come, or does not fly.
  private func isOver(_ flight: Flight) -> Bool {
    if let actual = flight.actual, actual <= now { return true }
    switch flight.status.code {
    case .landed, .firstBag, .arrived, .cancelled: return true
    case .departed, .enRoute: return flight.direction == .departure
    case .scheduled, .onTime, .early, .delayed, .checkIn, .checkInClosed, .waitInLounge, .goToGate,
      .gateOpen, .boarding, .finalCall, .gateClosing, .gateClosed, .expected, .approaching,
      .diverted, .gateChange, .tomorrow, .unknown:
      return false
    }
  }

  private func isPast(_ flight: Flight) -> Bool { seconds(to: flight) < -Self.tolerance }

  private func distance(_ flight: Flight) -> Int { abs(seconds(to: flight)) }

  private func seconds(to flight: Flight) -> Int {
    flight.expected.unixSeconds - now.unixSeconds
  }
}
