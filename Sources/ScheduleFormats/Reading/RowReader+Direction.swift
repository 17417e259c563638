import Schedule

extension RowReader {
  /// Which way a flight goes: what the configuration says of all, else what is told of where its row
  /// stands, else the field, else which of two planned times there is. Nil where nothing tells, or
  /// where what tells is reported as wrong.
  mutating func direction(_ told: Direction? = nil, in row: Row) -> Direction? {
    if let direction = rules.direction ?? told { return direction }
    if let value = value(.direction, in: row) { return read(value) }
    guard has(.scheduledArrival, in: row), has(.scheduledDeparture, in: row) else { return nil }
    switch (value(.scheduledArrival, in: row), value(.scheduledDeparture, in: row)) {
    case (_?, nil): return .arrival
    case (nil, _?): return .departure
    case (nil, nil), (_?, _?): return nil
    }
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
