extension RowReader {
  /// The airline's code and the flight's number: from a field each, or both from one. Where there is
  /// one for both and one for the airline, the latter parts the former. Nil where a mistake is
  /// reported.
  mutating func designator(in row: Row) -> SplitDesignator? {
    guard has(.designator, in: row) else { return parts(in: row) }
    guard let whole = value(.designator, in: row) else {
      if has(.number, in: row) { return parts(in: row) }
      reportMissing(.designator, in: row)
      return nil
    }
    let airline = text(.airline, in: row)
    if let airline,
      let designator = SplitDesignator(text(of: whole, .designator), behind: airline)
    {
      return designator
    }
    guard var designator = designator(of: whole) else {
      let value = told(whole, .designator)
      // A number alone, beside an airline.
      if let airline, SplitDesignator.beginsWithDigit(value.text) {
        return SplitDesignator(airline: airline, number: value.text)
      }
      report(.unreadableDesignator(value), at: offset(of: whole))
      return nil
    }
    if let airline {
      designator.airline = airline
    } else if !designator.isCertain {
      report(
        .doubtfulDesignator(
          told(whole, .designator),
          airline: designator.airline,
          number: designator.number
        ),
        at: offset(of: whole)
      )
    }
    return designator
  }

  private mutating func parts(in row: Row) -> SplitDesignator? {
    let airline = required(.airline, in: row)
    let number = required(.number, in: row)
    guard let airline, let number else { return nil }
    return SplitDesignator(airline: text(of: airline, .airline), number: text(of: number, .number))
  }
}
