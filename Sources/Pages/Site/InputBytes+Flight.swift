import Schedule

extension InputBytes {
  /// Everything of a flight that a page can show; the line of its file cannot be shown.
  mutating func put(_ flight: Flight) {
    put(flight.id)
    put(flight.direction.rawValue)
    put(flight.airline.code)
    put(flight.airline.name)
    put(flight.number)
    put(flight.airport.code)
    put(flight.airport.name)
    put(flight.airport.city)
    put(flight.airport.zoneIdentifier)
    put(flight.via)
    put(flight.scheduledTime)
    put(flight.estimatedTime)
    put(flight.actualTime)
    put(flight.status.code.rawValue)
    put(flight.status.text)
    put(flight.terminal)
    put(flight.gate)
    put(flight.belt)
    put(flight.checkIn)
    put(flight.aircraft)
    put(flight.remark)
    put(flight.codeshares)
    put(flight.flightMinutes)
    put(flight.history.count)
    for entry in flight.history { put(entry) }
  }

  private mutating func put(_ entry: HistoryEntry) {
    put(entry.date.daysSinceEpoch)
    switch entry.outcome {
    case .early(let minutes):
      put(0)
      put(minutes)
    case .onTime: put(1)
    case .late(let minutes):
      put(2)
      put(minutes)
    case .cancelled: put(3)
    }
  }
}
