import Schedule

extension CSVRowReader {
  /// The airline's code and the flight's number, from a column each or from one.
  mutating func designator(in row: CSVRow) -> (airline: String, number: String)? {
    guard header.has(.designator) else {
      let airline = required(.airline, in: row)
      let number = required(.number, in: row)
      guard let airline, let number else { return nil }
      return (text(of: airline, column: .airline), text(of: number, column: .number))
    }
    guard let field = required(.designator, in: row) else { return nil }
    let name = header.name(of: .designator)
    guard let designator = split(field) else {
      report(.unreadableDesignator(column: name, value: field.text(in: bytes)), at: field.start)
      return nil
    }
    func part(_ range: Range<Int>) -> CSVField {
      CSVField(start: field.start + range.lowerBound, end: field.start + range.upperBound)
    }
    let airline = text(of: part(designator.airline), column: .designator)
    let number = text(of: part(designator.number), column: .designator)
    if !designator.isCertain {
      let value = field.text(in: bytes)
      report(
        .doubtfulDesignator(column: name, value: value, airline: airline, number: number),
        at: field.start
      )
    }
    return (airline, number)
  }

  private func split(_ field: CSVField) -> Designator? {
    field.isPlain ? Designator(bytes.span.extracting(field.start..<field.end)) : nil
  }
}
