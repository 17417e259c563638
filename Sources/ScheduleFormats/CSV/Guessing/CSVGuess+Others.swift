import Basics
import Schedule

extension CSVGuess {
  /// What a flight may have besides.
  mutating func guessOthers() {
    guessNames()
    for column in [FlightField.terminal, .gate, .belt, .checkIn] {
      if let place = place(HeaderWords.of(column)) { take(place, as: column) }
    }
    guessAircraft()
    guessStatus()
    takeList(.codeshares, GuessedColumn.areFlights)
    takeList(.via, GuessedColumn.areAirports)
    if let place = place(HeaderWords.of(.remark)) {
      take(place, as: .remark)
      if !columns[place].values.isEmpty {
        doubt(.remark(columns[place].header), at: place) { _ in true }
      }
    }
    guessID()
  }

  /// The types of aircraft: a column that is called after aircraft may have registrations.
  private mutating func guessAircraft() {
    // What is a type may be one of anything.
    let ofAnything = ["typ", "type", "tipo"]
    let keys = HeaderWords.of(.aircraft)
    let isStrange = { (value: String) in !GuessedColumn.isAircraftName(value) }
    let isAircraft = { (column: GuessedColumn) in
      if ofAnything.contains(column.key) { return column.holds(0.95, GuessedColumn.isAircraft) }
      return column.values.isEmpty || column.holds(0.8, GuessedColumn.isAircraftName)
    }
    if let place = place(keys, where: isAircraft) {
      take(place, as: .aircraft)
    } else if let place = place(keys.filter { !ofAnything.contains($0) }),
      let value = columns[place].distinct.first(where: isStrange)
    {
      let header = columns[place].header
      // What has the canonical name is read, whatever it holds.
      if header.lowercased() == FlightField.aircraft.rawValue { take(place, as: .aircraft) }
      doubt(.strangeAircraft(header, value), at: place) { $0 == value }
    }
  }

  /// The names of airlines and cities: words, not codes.
  private mutating func guessNames() {
    let isName = { (column: GuessedColumn) in
      column.holds(0.8) { $0.utf8.count > 2 && !$0.utf8.contains { $0.isDigit } }
        && !column.holds(0.8) { $0 == $0.uppercased() && $0.utf8.count <= 3 }
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
    let isStatus = { (column: GuessedColumn) in
      column.holds(0.6) { StatusCode(spelling: $0) != nil || GuessedStatus.code(for: $0) != nil }
    }
    // Of a column that nobody knows by name it takes words: letters alone mean anything.
    let saysStatus = { (column: GuessedColumn) in
      isStatus(column) && column.holds(0.6) { $0.count >= 4 }
    }
    let known = place(HeaderWords.of(.status))
    let remark = known == nil ? place(HeaderWords.of(.remark), where: isStatus) : nil
    let others = columns.indices.filter { !taken.contains($0) && saysStatus(columns[$0]) }
    guard let place = known ?? remark ?? (others.count == 1 ? others[0] : nil) else { return }
    if place != known { doubt(.byContent(columns[place].header, .status), at: place) }
    take(place, as: .status)
    var unknown: [String] = []
    var mapped: [(word: String, code: StatusCode)] = []
    for word in columns[place].distinct {
      if let code = StatusCode(spelling: word) {
        if GuessedStatus.isDoubtful(word) {
          mapped.append((word, code))
        } else {
          knownStatuses.append((word, code))
        }
      } else if let code = GuessedStatus.code(for: word) {
        mapped.append((word, code))
      } else {
        unknown.append(word)
      }
    }
    for (word, code) in mapped { format.statusWords[word.lowercased()] = code.rawValue }
    let header = columns[place].header
    if !mapped.isEmpty {
      doubt(.statusMap(header, mapped), at: place) { $0 == mapped[0].word }
    }
    if !unknown.isEmpty {
      doubt(.statusWords(header, Array(unknown.prefix(10))), at: place) { $0 == unknown[0] }
    }
  }

  private mutating func takeList(_ column: FlightField, _ isList: (String) -> Bool) {
    guard let place = place(HeaderWords.of(column)) else { return }
    let isOther = { (value: String) in !isList(value) }
    let isOwn =
      columns[place].header.lowercased() == column.rawValue || columns[place].isOf(isList)
    guard columns[place].values.contains(where: isOther) else {
      take(place, as: column)
      return
    }
    // Yes and no are told elsewhere.
    if !isOwn, column == .codeshares, !columns[place].holds(0.01, { $0.count > 5 }) { return }
    // What has the canonical name is read, whatever it holds; a few values may be mistakes.
    if isOwn { take(place, as: column) }
    doubt(
      isOwn ? .strangeList(columns[place].header, column) : .list(columns[place].header, column),
      at: place,
      where: isOther
    )
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
