import Schedule

extension CSVGuess {
  /// Takes the days of arrivals and of departures from a column each, "Dep Date" and "Arr Date"; or the
  /// latter alone, where each row has both planned times. Nil where there are no such columns.
  mutating func takeDatesByDirection(clock: HeaderClock?) -> Int? {
    let arrival = dates(of: .arrival, clock: clock)
    guard let departure = dates(of: .departure, clock: clock) else { return nil }
    let values = columns[departure].values + (arrival.map { columns[$0].values } ?? [])
    let hasBothTimes = found.contains { $0.column == .scheduledDeparture }
    guard arrival != nil || hasBothTimes,
      let pattern = GuessedPattern.ofDates(values, prefersMonth: prefersMonth)
    else { return nil }
    if let arrival { take(arrival, as: .arrivalDate) }
    take(departure, as: .departureDate)
    format.datePattern = pattern.pattern
    note(pattern, at: departure)
    return departure
  }

  private func dates(of direction: Direction, clock: HeaderClock?) -> Int? {
    columns.indices.first { place in
      let column = columns[place]
      return !taken.contains(place) && column.time?.isOf(.scheduled, direction) == true
        && (clock == nil || column.clock == nil || column.clock == clock)
        && GuessedPattern.ofDates(column.values, prefersMonth: prefersMonth) != nil
    }
  }
}
