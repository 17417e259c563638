import Schedule

extension CSVGuess {
  /// What a flight may have besides.
  mutating func guessOthers() {
    guessNames()
    for column in [FlightField.terminal, .gate, .belt, .checkIn, .aircraft] {
      if let place = place(HeaderWords.of(column)) { take(place, as: column) }
    }
    guessStatus()
    for column in [FlightField.codeshares, .via] { takeList(column) }
    if let place = place(HeaderWords.of(.remark)) {
      take(place, as: .remark)
      if !columns[place].values.isEmpty { doubt(.remark(columns[place].header), at: place) }
    }
    guessID()
    let order = Dictionary(
      columns.enumerated().map { ($0.element.header, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    found.sort { (order[$0.header] ?? 0) < (order[$1.header] ?? 0) }
  }

  /// The names of airlines and cities: words, not codes.
  private mutating func guessNames() {
    let isName = { (column: GuessedColumn) in
      column.holds(0.8) { $0.utf8.count > 3 && !$0.utf8.contains { $0 &- 0x30 < 10 } }
    }
    if let place = place(HeaderWords.of(.airlineName), where: isName) {
      take(place, as: .airlineName)
    }
    // A column called after airports has cities where hardly one of them says that it is one.
    let isCity = { (column: GuessedColumn) in
      isName(column) && !column.holds(0.2) { $0.lowercased().contains("airport") }
    }
    if let place = place(HeaderWords.of(.city), where: isCity) { take(place, as: .city) }
  }

  private mutating func guessStatus() {
    guard let place = place(HeaderWords.of(.status)) else { return }
    take(place, as: .status)
    let unknown = columns[place].distinct.filter { StatusCode(spelling: $0) == nil }
    if !unknown.isEmpty {
      doubt(.statusWords(columns[place].header, Array(unknown.prefix(10))), at: place)
    }
  }

  private mutating func takeList(_ column: FlightField) {
    guard let place = place(HeaderWords.of(column)) else { return }
    let hasOtherMarks = columns[place].values.contains { value in
      value.contains { ",;/|".contains($0) }
    }
    if hasOtherMarks, columns[place].header.lowercased() != column.rawValue {
      doubt(.list(columns[place].header, column), at: place)
    } else {
      take(place, as: column)
    }
  }

  private mutating func guessID() {
    guard
      let place = place(
        HeaderWords.of(.id),
        where: { $0.isFull && $0.distinct.count == $0.values.count }
      )
    else { return }
    let numbers = columns[place].values.compactMap(Int.init)
    let counts =
      numbers.count == columns[place].values.count
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
    if counts {
      // Only a column that is called so is one without being named.
      if columns[place].header.lowercased() == FlightField.id.rawValue {
        take(place, as: .id)
        doubt(.runningNumber(columns[place].header), at: place)
      }
      return
    }
    take(place, as: .id)
  }
}
