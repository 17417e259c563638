import Schedule

extension RowReader {
  /// Which way a flight goes: what the configuration says of all, else what is told of where its row
  /// stands, else the field, else which of two planned times there is, else which of two ends is the
  /// airport itself. Nil where nothing tells, or where what tells is reported as wrong.
  mutating func direction(_ told: Direction? = nil, in row: Row) -> Direction? {
    if let direction = rules.direction ?? told { return direction }
    if let value = value(.direction, in: row) { return read(value) }
    guard has(.scheduledArrival, in: row), has(.scheduledDeparture, in: row) else {
      return directionOfEnds(in: row)
    }
    switch (value(.scheduledArrival, in: row), value(.scheduledDeparture, in: row)) {
    case (_?, nil): return .arrival
    case (nil, _?): return .departure
    case (nil, nil): return nil
    case (_?, _?): return directionOfEnds(in: row)
    }
  }

  /// The field that has the far end: of two ends that where the flight comes from or goes to. Nil
  /// where that depends on a direction that is not known.
  func farEnd(of direction: Direction?, in row: Row) -> FlightField? {
    guard has(.origin, in: row) else { return .airport }
    return switch direction {
    case .arrival: .origin
    case .departure: .destination
    case nil: nil
    }
  }

  private mutating func directionOfEnds(in row: Row) -> Direction? {
    guard has(.origin, in: row) else { return nil }
    switch (isHere(.origin, in: row), isHere(.destination, in: row)) {
    case (true, false): return .departure
    case (false, true): return .arrival
    case (true, true), (false, false): return nil
    }
  }

  /// Whether an end is the airport itself, as it is where nothing else is told.
  private mutating func isHere(_ end: FlightField, in row: Row) -> Bool {
    guard let value = value(end, in: row) else { return true }
    return rules.home.map { told(value, end).text.lowercased() == $0.lowercased() } ?? false
  }

  private mutating func read(_ value: Value) -> Direction? {
    if !rules.directionWords.isEmpty,
      let direction = rules.directionWords[text(of: value, .direction).lowercased()]
    {
      return direction
    }
    if let direction = direction(of: value) { return direction }
    report(.unknownDirection(told(value, .direction)), at: offset(of: value))
    return nil
  }
}
