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
  /// It is the nearest of those that are open. One that is over only now can be meant as well: an
  /// arrival waits for its belt, and what has just been said of a flight is said twice by whoever is
  /// not sure of it. Today's that does not fly is never passed over for another day's. Where none is
  /// open, today's are meant: something is said of them afterwards.
  func meant(among flights: [Flight]) -> [Flight] {
    guard let nearest = flights.filter(isOpen).min(by: { distance($0) < distance($1) }) else {
      return flights.filter { $0.scheduledDate == today || isCurrent($0) }
    }
    return flights.filter { flight in
      if flight.isCancelled, flight.scheduledDate == today, nearest.scheduledDate > today {
        return true
      }
      return isCurrent(flight)
        && (flight.scheduledDate == nearest.scheduledDate
          || distance(flight) <= distance(nearest) + Self.tolerance)
    }
  }

  private func isOpen(_ flight: Flight) -> Bool { isCurrent(flight) && !isOver(flight) }

  /// Whether it is neither long past nor far ahead, over or not.
  private func isCurrent(_ flight: Flight) -> Bool {
    !isPast(flight) && (flight.scheduledDate <= today || seconds(to: flight) <= Self.reach)
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

  /// Of a flight that does not fly to the time at which it last was to.
  private func seconds(to flight: Flight) -> Int {
    let expected = flight.isCancelled ? flight.estimated ?? flight.scheduled : flight.expected
    return expected.unixSeconds - now.unixSeconds
  }
}
