import Schedule

extension CSVRowReader {
  /// The update of a row; nil where the row has a mistake, which is then in `faults`.
  mutating func update(of row: CSVRow) -> FlightUpdate? {
    guard begin(row) else { return nil }
    clockTimes = []
    let direction = directionIfTold(in: row)
    var planned: LocalTime?
    let scheduled = time(.scheduled, of: direction, in: row, planned: &planned)
    let key = key(of: row, direction, scheduled: scheduled)
    let estimated = time(.estimated, of: direction, in: row, planned: &planned)
    let actual = time(.actual, of: direction, in: row, planned: &planned)
    guard let key, !hasErrors else { return nil }
    var update = FlightUpdate(key: key)
    update.estimatedTime = estimated
    update.actualTime = actual
    update.clockTimes = clockTimes
    update.status = field(.status, in: row) == nil ? nil : status(in: row)
    update.terminal = text(.terminal, in: row)
    update.gate = text(.gate, in: row)
    update.belt = text(.belt, in: row)
    update.checkIn = text(.checkIn, in: row)
    update.remark = text(.remark, in: row)
    return update
  }

  /// Which way the flight goes, where the row says it.
  private mutating func directionIfTold(in row: CSVRow) -> Direction? {
    if header.has(.direction), field(.direction, in: row) == nil { return nil }
    let isTold =
      format.direction != nil || header.has(.direction)
      || header.has(.scheduledArrival) && header.has(.scheduledDeparture)
    return isTold ? direction(in: row) : nil
  }

  private mutating func key(
    of row: CSVRow,
    _ direction: Direction?,
    scheduled: FlightTime?
  ) -> FlightUpdate.Key? {
    if let id = field(.id, in: row) { return .id(text(of: id, column: .id)) }
    guard header.has(.designator) || header.has(.airline) && header.has(.number) else {
      _ = required(.id, in: row)
      return nil
    }
    guard let designator = designator(in: row),
      let moment = moment(of: row, scheduled)
    else { return nil }
    let airport = farEnd(of: direction).flatMap { column in
      field(column, in: row).map { Airport(data: text(of: $0, column: column)) }
    }
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

  private mutating func moment(
    of row: CSVRow,
    _ scheduled: FlightTime?
  ) -> FlightUpdate.Moment? {
    scheduled.map { .scheduled($0) } ?? day(of: row).map { .day($0) }
  }

  /// Whether the row tells its flight without the planned time.
  func isTold(in row: CSVRow) -> Bool {
    field(.id, in: row) != nil || date != nil || field(.date, in: row) != nil
  }

  /// The day of a flight whose time is not told.
  private mutating func day(of row: CSVRow) -> CivilDate? {
    if let date { return date }
    guard header.has(.date) else {
      _ = required(.scheduled, in: row)
      return nil
    }
    return required(.date, in: row).flatMap { date(of: $0, in: .date) }
  }
}
