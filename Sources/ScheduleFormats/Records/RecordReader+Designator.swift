import Schedule

extension RecordReader {
  /// The airline's code and the flight's number: from a field each, or both from one. Where there is
  /// one for both and one for the airline, the latter parts the former.
  mutating func designator(of direction: Direction?) -> (airline: String, number: String)? {
    guard field(.designator, direction) != nil, let whole = value(.designator, direction)
    else {
      if field(.designator, direction) != nil, field(.number, direction) == nil {
        _ = required(.designator, direction)
        return nil
      }
      let airline = required(.airline, direction)
      let number = required(.number, direction)
      guard let airline, let number else { return nil }
      return (airline.text, number.text)
    }
    let airline = text(.airline, direction)
    if let airline, let number = Self.number(in: whole.text, behind: airline) {
      return (airline, number)
    }
    let bytes = Array(whole.text.utf8)
    guard let designator = Designator(bytes.span) else {
      // A number alone, beside an airline.
      if let airline, bytes.first.map({ $0 &- 0x30 < 10 }) == true { return (airline, whole.text) }
      report(.unreadableDesignator(field: whole.name, value: whole.text), at: whole.offset)
      return nil
    }
    let code = String(decoding: bytes[designator.airline], as: UTF8.self)
    let number = String(decoding: bytes[designator.number], as: UTF8.self)
    if !designator.isCertain, airline == nil {
      report(
        .doubtfulDesignator(field: whole.name, value: whole.text, airline: code, number: number),
        at: whole.offset
      )
    }
    return (airline ?? code, number)
  }

  private static func number(in text: String, behind airline: String) -> String? {
    guard text.utf8.count > airline.utf8.count,
      text.lowercased().hasPrefix(airline.lowercased())
    else { return nil }
    let number = text.dropFirst(airline.count).drop { $0 == " " || $0 == "-" }
    return number.utf8.first.map { $0 &- 0x30 < 10 } == true ? String(number) : nil
  }

  /// Which flight an update means.
  mutating func key(of direction: Direction?, scheduled: FlightTime?) -> FlightUpdate.Key? {
    if let id = text(.id, direction) { return .id(id) }
    guard let designator = designator(of: direction) else { return nil }
    let moment: FlightUpdate.Moment? =
      scheduled.map { .scheduled($0) } ?? day(of: direction).map { .day($0) }
    guard let moment else {
      if !hasErrors { _ = required(.scheduled, direction) }
      return nil
    }
    return .designator(
      FlightUpdate.Designation(
        airline: designator.airline,
        number: designator.number,
        moment: moment,
        direction: direction,
        airport: scheduled == nil ? text(.airport, direction).map { Airport(data: $0) } : nil
      )
    )
  }
}
