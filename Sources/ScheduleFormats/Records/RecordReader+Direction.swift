import Schedule

extension RecordReader {
  /// Which way a flight goes: what the configuration says of all, else where its row stands, else
  /// the field, else which of two planned times there is. Nil where nothing tells, or where what
  /// tells is reported as wrong.
  mutating func direction(_ told: Direction?) -> Direction? {
    if let direction = form.direction ?? told { return direction }
    if let value = value(.direction, nil) {
      if let direction = form.directionWords[value.text.lowercased()] ?? Self.word(value.text) {
        return direction
      }
      report(.unknownDirection(field: value.name, value: value.text), at: value.offset)
      return nil
    }
    switch (value(.scheduledArrival, nil), value(.scheduledDeparture, nil)) {
    case (_?, nil): return .arrival
    case (nil, _?): return .departure
    case (nil, nil), (_?, _?): return nil
    }
  }

  private static func word(_ text: String) -> Direction? {
    switch text.lowercased() {
    case "a", "arrival": .arrival
    case "d", "departure": .departure
    default: nil
    }
  }
}
