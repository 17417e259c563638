import Schedule

extension CSVGuess {
  /// The far end, and the airport itself where a column has it.
  mutating func guessEnds(airport: String?) {
    // A column that is called after airports and says the same in every row may be the airport itself.
    let isCode = { (column: GuessedColumn) in
      column.holds(0.8, GuessedColumn.isAirport) && !Self.mayBeHome(column, airport)
    }
    let origin = place(HeaderWords.origins, where: isCode)
    let destination = place(HeaderWords.destinations, where: isCode)
    let plain = place(HeaderWords.of(.airport), where: isCode)
    if let origin, let destination, plain.map({ columns[$0].distinct.count == 1 }) != false {
      guessTwoEnds(origin, destination, airport: airport)
      return
    }
    let far =
      plain ?? origin ?? destination
      ?? place(HeaderWords.of(.airport) + HeaderWords.origins + HeaderWords.destinations) {
        $0.isFull && !Self.mayBeHome($0, airport)
          && !$0.holds(0.5) { $0.utf8.first.map { $0 &- 0x30 < 10 } == true }
      }
    let isOther = { (column: GuessedColumn) in
      column.holds(0.95, GuessedColumn.isKnownAirport) && !Self.mayBeHome(column, airport)
    }
    let isAny = { (column: GuessedColumn) in
      column.holds(0.95, GuessedColumn.isKnownAirport) && column.distinct != [airport]
    }
    guard let far = far ?? byContent(.airport, isOther) ?? byContent(.airport, isAny) else {
      lack(.airport)
      return
    }
    take(far, as: .airport)
    if let stranger = columns[far].distinct.first(where: { !GuessedColumn.isKnownAirport($0) }) {
      doubt(.unknownAirports(columns[far].header, example: stranger), at: far)
    }
    guard airport == nil else { return }
    guessHome(beside: far)
  }

  private static func mayBeHome(_ column: GuessedColumn, _ airport: String?) -> Bool {
    guard column.distinct.count == 1 else { return false }
    return column.distinct[0] == airport
      || airport == nil && column.cells.count > 1 && HeaderWords.homes.contains(column.key)
  }

  private mutating func guessHome(beside far: Int) {
    let place = place(HeaderWords.homes) { column in
      column.isFull && column.distinct.count == 1 && column.holds(1, GuessedColumn.isKnownAirport)
    }
    guard let place, columns[place].values != columns[far].values else { return }
    home = columns[place].distinct[0]
    doubt(.home(columns[place].header, code: columns[place].distinct[0]), at: place)
  }

  /// Two columns of ends: where one is the airport in every row, the other is the far one.
  private mutating func guessTwoEnds(_ origin: Int, _ destination: Int, airport: String?) {
    func isHome(_ place: Int) -> Bool {
      let distinct = columns[place].distinct
      return distinct.count == 1 && (airport == nil || distinct[0] == airport)
    }
    let far: Int
    switch (isHome(origin), isHome(destination)) {
    case (true, false):
      (far, format.direction) = (destination, .departure)
    case (false, true):
      (far, format.direction) = (origin, .arrival)
    case (true, true), (false, false):
      doubt(.twoEnds(columns[origin].header, columns[destination].header), at: destination)
      lacksSomething = true
      return
    }
    let near = far == origin ? destination : origin
    take(far, as: .airport)
    if let direction = format.direction {
      doubt(.direction(direction, header: columns[near].header), at: near)
    }
    guard airport == nil else { return }
    home = columns[near].distinct[0]
    doubt(.home(columns[near].header, code: columns[near].distinct[0]), at: near)
  }

  /// Airline and number, in one column or in two.
  mutating func guessDesignator() {
    let isDesignator = { (column: GuessedColumn) in
      column.isFull && column.holds(0.95, GuessedColumn.isDesignator)
    }
    let isAirline = { (column: GuessedColumn) in
      column.isFull && column.holds(0.95, GuessedColumn.isAirline)
    }
    let isNumber = { (column: GuessedColumn) in
      column.isFull && column.holds(0.95, GuessedColumn.isNumber)
    }
    if let place = place(HeaderWords.of(.designator), where: isDesignator) {
      take(place, as: .designator)
    } else if let airline = place(HeaderWords.of(.airline), where: isAirline),
      let number = place(HeaderWords.of(.number), where: isNumber)
    {
      take(airline, as: .airline)
      take(number, as: .number)
    } else if let place = byContent(.designator, isDesignator) {
      take(place, as: .designator)
    } else {
      lack(.designator)
    }
  }

  /// Which way flights go.
  mutating func guessDirection() {
    // Both ends have told it, or the times do.
    guard format.direction == nil, !hasBothTimes else { return }
    let isDirection = { (column: GuessedColumn) in
      column.isFull && column.holds(1) { HeaderWords.directions[$0.lowercased()] != nil }
    }
    let place =
      place(HeaderWords.of(.direction), where: isDirection)
      ?? byContent(.direction) { isDirection($0) && Self.hasBothDirections($0) }
    if let place {
      take(place, as: .direction)
      for word in columns[place].distinct { takeWord(word.lowercased(), at: place) }
      return
    }
    let arrival = columns.indices.first { HeaderWords.arrivals.contains(columns[$0].key) }
    let departure = columns.indices.first { HeaderWords.departures.contains(columns[$0].key) }
    switch (arrival, departure) {
    case (let place?, nil):
      format.direction = .arrival
      doubt(.direction(.arrival, header: columns[place].header), at: place)
    case (nil, let place?):
      format.direction = .departure
      doubt(.direction(.departure, header: columns[place].header), at: place)
    case (nil, nil), (_?, _?):
      doubt(.noDirection)
      lacksSomething = true
    }
  }

  /// Whether words are of both directions, and no other pair of one letter than A and D: I and O may
  /// be of anything.
  private static func hasBothDirections(_ column: GuessedColumn) -> Bool {
    let words = Set(column.distinct.map { $0.lowercased() })
    let directions = Set(words.compactMap { HeaderWords.directions[$0] })
    return directions.count == 2 && words.isDisjoint(with: ["i", "o"])
  }

  /// Whether times of arrivals and of departures stand in columns of their own, which tell the
  /// direction.
  private var hasBothTimes: Bool {
    found.contains { $0.column == .scheduledArrival }
      && found.contains { $0.column == .scheduledDeparture }
  }

  private mutating func takeWord(_ word: String, at place: Int) {
    guard let direction = HeaderWords.directions[word] else { return }
    guard word != direction.rawValue, word != direction.rawValue.prefix(1) else { return }
    format.directionWords[word] = direction
    if word.utf8.count == 1 { doubt(.directionWord(word, direction), at: place) }
  }

  /// The only column that holds what a meaning needs, where no name tells it; that is not sure.
  mutating func byContent(
    _ column: FlightField,
    _ isOfKind: (GuessedColumn) -> Bool
  ) -> Int? {
    let places = columns.indices.filter { !taken.contains($0) && isOfKind(columns[$0]) }
    guard let place = places.first, places.count == 1 else { return nil }
    doubt(.byContent(columns[place].header, column), at: place)
    return place
  }

  /// Notes that what every flight needs was not found.
  mutating func lack(_ column: FlightField) {
    doubt(.missing(column))
    lacksSomething = true
  }
}
