import Schedule

extension RowReader {
  /// The flight of a row on a line, without an id where the row has none; nil where the row has a mistake,
  /// which is then in `faults`. Warnings are in `faults` in either case.
  mutating func flight(of direction: Direction?, in row: Row, line: Int) -> Flight? {
    if direction == nil, !hasErrors { reportNoDirection(in: row) }
    let designator = designator(in: row)
    let airport = airport(of: direction, in: row)
    let times = times(of: direction, in: row)
    guard let direction, let designator, let airport, let scheduled = times.scheduled, !hasErrors
    else { return nil }
    var flight = Flight(
      id: text(.id, in: row) ?? "",
      direction: direction,
      airline: Airline(
        code: designator.airline,
        name: text(.airlineName, in: row) ?? AirlineTable.name(of: designator.airline)
      ),
      number: designator.number,
      airport: airport,
      scheduled: scheduled,
      status: status(in: row, times) ?? Status(.scheduled)
    )
    flight.estimatedTime = times.estimated
    flight.actualTime = times.actual
    flight.aircraft = text(.aircraft, in: row)
    fill(&flight, from: row)
    flight.codeshares = codeshares(in: row)
    flight.via = stops(in: row)
    flight.sourceLine = line
    return flight
  }

  private mutating func airport(of direction: Direction?, in row: Row) -> Airport? {
    guard let end = farEnd(of: direction, in: row), let value = required(end, in: row) else {
      return nil
    }
    reportElsewhere(farEnd: end, in: row)
    var airport = airport(of: value, end)
    if let city = text(.city, in: row) { airport.city = city }
    return airport
  }

  /// Reports that the end that is to be this airport is a known other one: the flight is of neither
  /// board. What is no code may be a name of this one.
  private mutating func reportElsewhere(farEnd: FlightField, in row: Row) {
    guard farEnd != .airport, let home = rules.home else { return }
    let near: FlightField = farEnd == .origin ? .destination : .origin
    guard let value = value(near, in: row), let code = airport(of: value, near).code,
      code != home.uppercased(), AirportTable.airport(code: code) != nil
    else { return }
    report(.elsewhere(told(value, near), home: home.uppercased()), at: offset(of: value))
  }

  /// Puts in what a row says of the texts that can change.
  mutating func fill(_ flight: inout some FlightTexts, from row: Row) {
    flight.terminal = text(.terminal, in: row)
    flight.gate = text(.gate, in: row)
    flight.belt = text(.belt, in: row)
    flight.checkIn = text(.checkIn, in: row)
    flight.remark = text(.remark, in: row)
  }
}
