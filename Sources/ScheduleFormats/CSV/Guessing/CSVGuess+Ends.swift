import Schedule

extension CSVGuess {
  /// The far end, and the airport itself where a column has it.
  mutating func guessEnds(airport: String?) {
    // A column that is called after airports and says the same in every row may be the airport itself.
    let isCode = { (column: GuessedColumn) in
      column.holds(0.8, GuessedColumn.isAirport) && !Self.mayBeHome(column, airport)
    }
    let isEnd = { (column: GuessedColumn) in
      column.holds(0.8) { GuessedColumn.isAirport($0) || GuessedColumn.isKnownAirport($0) }
        && !Self.mayBeHome(column, airport)
    }
    let isPlace = { (column: GuessedColumn) in column.holds(0.8, GuessedColumn.isPlace) }
    let origin = place(HeaderWords.origins, where: isEnd)
    let destination = place(HeaderWords.destinations, where: isEnd)
    let plain = place(HeaderWords.of(.airport), where: isCode)
    // One of them may have names where the other has codes.
    let from = origin ?? place(HeaderWords.origins, where: isPlace)
    let to = destination ?? place(HeaderWords.destinations, where: isPlace)
    if let from, let to, plain.map({ columns[$0].distinct.count == 1 }) != false {
      guessTwoEnds(from, to, airport: airport)
      return
    }
    let far =
      plain ?? origin ?? destination
      ?? place(HeaderWords.of(.airport) + HeaderWords.origins + HeaderWords.destinations) {
        $0.isFull && isPlace($0) && !Self.mayBeHome($0, airport)
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
    tellStrangers(far)
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
      column.isFull && column.distinct.count == 1
        && column.holds(1) { GuessedColumn.isAirport($0) && GuessedColumn.isKnownAirport($0) }
    }
    guard let place, columns[place].values != columns[far].values else { return }
    takeHome(columns[place].distinct[0], at: place)
  }

  private mutating func takeHome(_ code: String, at place: Int) {
    home = code
    taken.insert(place)
    doubt(.home(columns[place].header, code: code), at: place)
  }

  /// Two columns of ends. Where one is the airport in every row, the other is the far one; else each
  /// row's far end is that which is not the airport, or the only one that is filled.
  private mutating func guessTwoEnds(_ origin: Int, _ destination: Int, airport: String?) {
    func isHome(_ place: Int) -> Bool {
      let column = columns[place]
      guard column.isFull, column.distinct.count == 1 else { return false }
      let isName = !GuessedColumn.isAirport(column.distinct[0])
      return airport == nil || column.distinct[0] == airport || isName && column.cells.count > 1
    }
    switch (isHome(origin), isHome(destination)) {
    case (true, false): takeFarEnd(destination, beside: origin, .departure, airport: airport)
    case (false, true): takeFarEnd(origin, beside: destination, .arrival, airport: airport)
    case (true, true): lack(.airport, twoEnds(origin, destination, airport), at: destination)
    case (false, false): takeEnds(origin, destination, airport: airport)
    }
  }

  private mutating func takeFarEnd(
    _ far: Int,
    beside near: Int,
    _ direction: Direction,
    airport: String?
  ) {
    take(far, as: .airport)
    tellStrangers(far)
    taken.insert(near)
    if directionColumn == nil {
      format.direction = direction
      doubt(.direction(direction, header: columns[near].header), at: near)
    }
    let code = columns[near].distinct[0]
    let isKnown = GuessedColumn.isAirport(code) && GuessedColumn.isKnownAirport(code)
    if airport == nil, isKnown { takeHome(code, at: near) }
  }

  private mutating func takeEnds(_ origin: Int, _ destination: Int, airport: String?) {
    let rows = Array(zip(columns[origin].cells, columns[destination].cells))
    func isUsual(_ isOfKind: ((String, String)) -> Bool) -> Bool {
      Majority.holds(rows.count(where: isOfKind), of: rows.count)
    }
    let isParted = isUsual { $0.isEmpty != $1.isEmpty }
    // The airport itself is the only one that each row has.
    let common = rows.first.map { [$0.0, $0.1] }?.filter { code in
      GuessedColumn.isAirport(code) && GuessedColumn.isKnownAirport(code)
        && rows.allSatisfy { ($0 == code) != ($1 == code) }
    }
    let here = airport ?? (isParted || common?.count != 1 ? nil : common?.first)
    let isTold =
      isParted || directionColumn != nil
      || here.map { code in isUsual { ($0 == code) != ($1 == code) } } == true
    guard isTold else {
      lack(.airport, twoEnds(origin, destination, airport), at: destination)
      return
    }
    needsHome = !isParted && directionColumn == nil
    take(origin, as: .origin)
    take(destination, as: .destination)
    if airport == nil, let here {
      home = here
      let headers = "\(columns[origin].header)' or '\(columns[destination].header)"
      doubt(.home(headers, code: here), at: origin)
    }
    tellStrangers(origin)
    tellStrangers(destination)
  }

  /// Tells that a column of far ends has some that are no known airports.
  private mutating func tellStrangers(_ place: Int) {
    let isStrange = { (text: String) in !GuessedColumn.isKnownAirport(text) }
    guard let stranger = columns[place].distinct.first(where: isStrange) else { return }
    doubt(
      .unknownAirports(columns[place].header, example: stranger),
      at: place,
      where: isStrange
    )
  }

  private func twoEnds(_ origin: Int, _ destination: Int, _ airport: String?) -> GuessDoubt {
    .twoEnds(columns[origin].header, columns[destination].header, airport: airport)
  }

  /// Whether the ends tell the direction of each flight.
  var hasBothEnds: Bool { found.contains { $0.column == .origin } }
}
