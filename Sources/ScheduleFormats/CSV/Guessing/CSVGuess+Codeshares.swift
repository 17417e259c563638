import Schedule

extension CSVGuess {
  /// Rows that are another airline's number of a flight that has a row of its own: they are left out,
  /// where each of them names a flight that is there.
  mutating func guessCodeshareRows() {
    let flags = columns.indices.filter {
      !taken.contains($0) && HeaderWords.codeshareFlags.contains(columns[$0].key)
        && columns[$0].holds(1) { $0.count <= 5 && !GuessedColumn.isDesignator($0) }
    }
    if let flag = flags.first { doubt(.operatingFlight(columns[flag].header), at: flag) }
    guard
      let place = place(
        HeaderWords.operating,
        where: { $0.holds(0.95, GuessedColumn.isDesignator) }
      )
    else { return }
    let column = columns[place]
    let rows = column.cells.indices
    let names = rows.map { designator(ofRow: $0) }
    let own = Set(rows.filter { column.cells[$0].isEmpty }.compactMap { names[$0] })
    let isFolded = rows.allSatisfy { row in
      column.cells[row].isEmpty || own.contains(FlightName(column.cells[row]))
    }
    guard isFolded, !own.isEmpty else {
      doubt(.operatingFlight(column.header), at: place)
      return
    }
    format.filters.append(RowFilter(column.header, values: [""]))
    doubt(.codeshareRows(column.header), at: place) { _ in true }
  }

  /// Tells of rows in which no passengers seem to fly.
  mutating func tellFreight() {
    for place in columns.indices where !taken.contains(place) {
      let isFreight = { HeaderWords.freight.contains(FoldedText.key(of: $0)) }
      guard let word = columns[place].distinct.first(where: isFreight) else { continue }
      doubt(.freight(columns[place].header, word), at: place) { $0 == word }
    }
  }

  private func designator(ofRow row: Int) -> FlightName? {
    func text(_ column: FlightField) -> String? {
      guard let header = found.first(where: { $0.column == column })?.header,
        let place = columns.firstIndex(where: { $0.header == header })
      else { return nil }
      return columns[place].cells[row]
    }
    if let designator = text(.designator) { return FlightName(designator) }
    guard let airline = text(.airline), let number = text(.number) else { return nil }
    return FlightName(airline: airline, number: number)
  }
}
