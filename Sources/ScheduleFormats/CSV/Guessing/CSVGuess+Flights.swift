import Schedule

extension CSVGuess {
  /// Airline and number, in one column or in two.
  mutating func guessDesignator() {
    let isDesignator = { (column: GuessedColumn) in
      column.isNearlyFull && Self.has(column, GuessedColumn.isDesignator)
    }
    let isAirline = { (column: GuessedColumn) in
      column.isNearlyFull && Self.has(column, GuessedColumn.isAirline)
    }
    let isNumber = { (column: GuessedColumn) in
      column.isNearlyFull && Self.has(column, GuessedColumn.isNumber)
    }
    if let place = place(HeaderWords.of(.designator), where: isDesignator) {
      take(place, as: .designator)
    } else if let airline = place(HeaderWords.of(.airline), where: isAirline),
      let number = place(HeaderWords.of(.number), where: isNumber)
    {
      take(airline, as: .airline)
      take(number, as: .number)
    } else if let place = byContent(
      .designator,
      { $0.isFull && $0.holds(0.95, GuessedColumn.isDesignator) }
    ) {
      take(place, as: .designator)
    } else {
      lackUnlike(.designator, HeaderWords.of(.designator)) {
        !$0.allSatisfy(GuessedColumn.isDesignator)
      }
    }
  }

  /// Whether a column has values, and all but a few are of a kind.
  private static func has(_ column: GuessedColumn, _ isOfKind: (String) -> Bool) -> Bool {
    !column.values.isEmpty && column.isOf(isOfKind)
  }

  /// The columns of two flights in one row, where none has the row's only one.
  func pairOfFlights() -> (Int, Int)? {
    let places = columns.indices.filter { place in
      let words = FoldedText.words(of: columns[place].header)
      return columns[place].holds(0.95, GuessedColumn.isDesignator)
        && words.contains(where: HeaderWords.flights.contains)
        && !HeaderWords.operating.contains(columns[place].key)
    }
    guard places.count == 2,
      places.allSatisfy({ HeaderWords.meanings(of: columns[$0].key).isEmpty })
    else { return nil }
    return (places[0], places[1])
  }

  /// Which way flights go.
  mutating func guessDirection() {
    // A column of two of these may have told it.
    guard format.direction == nil else { return }
    if let place = directionColumn {
      takeDirection(place)
      return
    }
    guard !hasBothTimes, !hasBothEnds else { return }
    let content = byContent(.direction) { Self.isDirection($0) && Self.hasBothDirections($0) }
    if let place = content {
      takeDirection(place)
      return
    }
    guard !lacksDirectionWords() else { return }
    let arrival = columns.indices.first { isOnly(of: .arrival, columns[$0]) }
    let departure = columns.indices.first { isOnly(of: .departure, columns[$0]) }
    switch (arrival, departure) {
    case (let place?, nil):
      format.direction = .arrival
      doubt(.direction(.arrival, header: columns[place].header), at: place)
    case (nil, let place?):
      format.direction = .departure
      doubt(.direction(.departure, header: columns[place].header), at: place)
    case (nil, nil), (_?, _?):
      // That the ends tell nothing has been told, with what to do.
      let hasEnds = doubts.contains { $0.tells(.twoEnds, of: GuessDoubt.self) }
      if hasEnds { missing.append(.direction) } else { lack(.direction, .noDirection) }
    }
  }

  /// Whether a column that can hardly be called so for anything else has words for the direction that
  /// are not known, which is told.
  private mutating func lacksDirectionWords() -> Bool {
    let keys = HeaderWords.of(.direction).filter { !HeaderWords.kinds.contains($0) }
    let isUnknown = { (word: String) in HeaderWords.directions[FoldedText.of(word)] == nil }
    guard let place = place(keys), let word = columns[place].distinct.first(where: isUnknown) else {
      return false
    }
    missing.append(.direction)
    lacksSomething = true
    doubt(.directionWords(columns[place].header, word), at: place) { $0 == word }
    return true
  }

  /// The column that is called so and says the direction in every row, but for a few mistakes.
  var directionColumn: Int? { place(HeaderWords.of(.direction), where: Self.isDirection) }

  private func isOnly(of direction: Direction, _ column: GuessedColumn) -> Bool {
    let keys = direction == .arrival ? HeaderWords.arrivals : HeaderWords.departures
    let isTime =
      column.time?.direction == direction
      && GuessedPattern.ofTimes(column.values, prefersMonth: prefersMonth) != nil
    return keys.contains(column.key) || isTime
  }

  private mutating func takeDirection(_ place: Int) {
    take(place, as: .direction)
    for word in columns[place].distinct { takeWord(word, at: place) }
  }

  private static func isDirection(_ column: GuessedColumn) -> Bool {
    let isWord = { (text: String) in HeaderWords.directions[FoldedText.of(text)] != nil }
    guard column.isNearlyFull, has(column, isWord) else { return false }
    // One letter means little without the other.
    let letters = Set(column.distinct.filter(isWord).map(FoldedText.of))
      .filter { $0.utf8.count == 1 }
    // In a column of kinds a letter may be of anything: D of what is domestic.
    if HeaderWords.kinds.contains(column.key), letters.count == 1, column.distinct.count == 1 {
      return false
    }
    return letters.isSubset(of: ["a", "d"]) || pairs.contains(letters)
  }

  private static let pairs: [Set<String>] = [
    ["i", "o"], ["a", "p"], ["l", "s"], ["e", "s"], ["a", "v"],
  ]

  /// Whether words are of both directions, and no other pair of one letter than A and D: I and O may
  /// be of anything.
  private static func hasBothDirections(_ column: GuessedColumn) -> Bool {
    let words = Set(column.distinct.map(FoldedText.of))
    let directions = Set(words.compactMap { HeaderWords.directions[$0] })
    return directions.count == 2
      && words.allSatisfy { $0.utf8.count > 1 || ["a", "d"].contains($0) }
  }

  /// Whether times of arrivals and of departures stand in columns of their own, which tell the
  /// direction.
  private var hasBothTimes: Bool {
    found.contains { $0.column == .scheduledArrival }
      && found.contains { $0.column == .scheduledDeparture }
  }

  private mutating func takeWord(_ text: String, at place: Int) {
    let word = text.lowercased()
    guard let direction = HeaderWords.directions[FoldedText.of(word)] else { return }
    guard word != direction.rawValue, word != direction.rawValue.prefix(1) else { return }
    guard format.directionWords.updateValue(direction, forKey: word) == nil else { return }
    if word.utf8.count == 1 {
      doubt(.directionWord(word, direction), at: place) { $0.lowercased() == word }
    }
  }
}
