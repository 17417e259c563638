import Schedule

extension CSVRowReader {
  /// Which way a flight goes: what the configuration says of all, else the column, else which of two
  /// times is filled. Nil where that is reported as wrong.
  mutating func direction(in row: CSVRow) -> Direction? {
    if let direction = format.direction { return direction }
    guard header.has(.direction) else {
      let hasBothTimes = header.has(.scheduledArrival) && header.has(.scheduledDeparture)
      return header.has(.origin) && !hasBothTimes
        ? directionOfEnds(in: row) : directionOfTimes(in: row)
    }
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

  /// The column that has the far end: that of the end a flight comes from or goes to, where the file
  /// has both; nil where that depends on a direction that is not known.
  func farEnd(of direction: Direction?) -> CSVColumn? {
    guard header.has(.origin) else { return .airport }
    return switch direction {
    case .arrival: .origin
    case .departure: .destination
    case nil: nil
    }
  }

  /// The direction by which of two ends is the airport itself, or empty.
  private mutating func directionOfEnds(in row: CSVRow) -> Direction? {
    switch (isHere(.origin, in: row), isHere(.destination, in: row)) {
    case (true, false): return .departure
    case (false, true): return .arrival
    case (true, true), (false, false):
      let names = (header.name(of: .origin), header.name(of: .destination))
      let place = header.place(of: .origin)
      report(
        .noFarEnd(origin: names.0, destination: names.1),
        at: place >= 0 ? row.fields[place].start : row.start
      )
      return nil
    }
  }

  private func isHere(_ end: CSVColumn, in row: CSVRow) -> Bool {
    guard let field = field(end, in: row) else { return true }
    return home.map { bytes[field.start..<field.end].map { $0 | 0x20 } == $0 } ?? false
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
    case (_?, _?) where header.has(.origin): return directionOfEnds(in: row)
    case (_?, let departure?):
      report(.twoDirections(arrival: names.0, departure: names.1), at: departure.start)
    }
    return nil
  }
}
