import Schedule

extension RowReader {
  /// The update of a row; nil where the row has a mistake, which is then in `faults`. An empty field
  /// changes nothing.
  mutating func update(of direction: Direction?, in row: Row) -> FlightUpdate? {
    let times = times(of: direction, in: row)
    guard let key = key(of: direction, times, in: row), !hasErrors else { return nil }
    var update = FlightUpdate(key: key)
    update.estimatedTime = times.estimated
    update.actualTime = times.actual
    update.clockTimes = times.clockTimes
    update.status = status(in: row, times)
    fill(&update, from: row)
    return hasErrors ? nil : update
  }

  /// Which flight is meant: by its id, else by what is on its ticket and when it is planned.
  private mutating func key(
    of direction: Direction?,
    _ times: FlightTimes,
    in row: Row
  ) -> FlightUpdate.Key? {
    if let id = text(.id, in: row) { return .id(id) }
    guard has(.designator, in: row) || has(.airline, in: row) && has(.number, in: row) else {
      reportMissing(.id, in: row)
      return nil
    }
    guard let designator = designator(in: row), let moment = moment(times, of: direction, in: row)
    else {
      return nil
    }
    let tellsAirport = times.scheduled == nil || rules.trustsAirports
    let end = tellsAirport ? farEnd(of: direction, in: row) : nil
    let airport = end.flatMap { end in value(end, in: row).map { self.airport(of: $0, end) } }
    return .designator(
      FlightUpdate.Designation(
        airline: designator.airline,
        number: designator.number,
        moment: moment,
        direction: direction,
        airport: airport
      )
    )
  }

  /// When the flight is planned: its time, else the day of all or that of the row.
  private mutating func moment(
    _ times: FlightTimes,
    of direction: Direction?,
    in row: Row
  ) -> FlightUpdate.Moment? {
    if let scheduled = times.scheduled { return .scheduled(scheduled) }
    if let date = rules.date { return .day(date) }
    if let (day, field) = day(of: .scheduled, direction, in: row) {
      return date(of: day, field).map { .day($0) }
    }
    // That a planned time is wrong has been told.
    if !times.isPlanTold {
      reportMissing(!has(.scheduled, in: row) && has(.date, in: row) ? .date : .scheduled, in: row)
    }
    return nil
  }
}
