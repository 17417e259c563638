import Schedule

extension CSVRowReader {
  /// Which way a flight goes: what the configuration says of all, else the column, else which of two
  /// times is filled. Nil where that is reported as wrong.
  mutating func direction(in row: CSVRow) -> Direction? {
    if let direction = format.direction { return direction }
    guard header.has(.direction) else { return directionOfTimes(in: row) }
    guard let field = required(.direction, in: row) else { return nil }
    if format.directionWords.isEmpty {
      if let direction = Direction(field, in: bytes) { return direction }
    } else if let direction = format.directionWords[field.text(in: bytes).lowercased()]
      ?? Direction(field, in: bytes)
    {
      return direction
    }
    let value = field.text(in: bytes)
    report(
      .unknownDirection(column: header.name(of: .direction), value: value),
      at: field.start
    )
    return nil
  }

  private mutating func directionOfTimes(in row: CSVRow) -> Direction? {
    let arrival = field(.scheduledArrival, in: row)
    let departure = field(.scheduledDeparture, in: row)
    let names = (header.name(of: .scheduledArrival), header.name(of: .scheduledDeparture))
    switch (arrival, departure) {
    case (_?, nil): return .arrival
    case (nil, _?): return .departure
    case (nil, nil):
      let place = header.place(of: .scheduledArrival)
      report(
        .noDirection(arrival: names.0, departure: names.1),
        at: row.fields[place].start
      )
    case (_?, let departure?):
      report(.twoDirections(arrival: names.0, departure: names.1), at: departure.start)
    }
    return nil
  }
}
