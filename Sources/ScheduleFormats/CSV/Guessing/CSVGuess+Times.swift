import Schedule

extension CSVGuess {
  /// The planned times with their day, and the others that are written like them.
  mutating func guessTimes() {
    let isTime = { [prefersMonth] (column: GuessedColumn) in
      GuessedPattern.ofTimes(column.values, prefersMonth: prefersMonth) != nil
    }
    let arrival = times(.scheduledArrival, .scheduled, .arrival, isTime)
    let departure = times(.scheduledDeparture, .scheduled, .departure, isTime)
    if let arrival, let departure, takeBothTimes(arrival, departure) { return }
    let keys =
      HeaderWords.of(.scheduled) + HeaderWords.of(.scheduledArrival)
      + HeaderWords.of(.scheduledDeparture)
    let isFull = { (column: GuessedColumn) in column.isFull && isTime(column) }
    let named =
      place(keys, where: isFull) ?? place(saying: .scheduled, nil, isFull)
      ?? byContent(.scheduled) { isFull($0) && $0.time?.isOf(.scheduled, nil) != false }
    guard let place = named else {
      let pattern = prefersMonth
      lackUnlike(.scheduled, keys) {
        GuessedPattern.ofTimes([$0], prefersMonth: pattern) == nil
      }
      return
    }
    take(place, as: .scheduled)
    guard let pattern = form(of: place) else { return }
    usePlanned(pattern, at: place)
    takeOther(.estimated, [.estimatedArrival, .estimatedDeparture], .estimated)
    takeOther(.actual, [.actualArrival, .actualDeparture], .actual)
  }

  /// The column that is called after a meaning, else the first whose header's words say it.
  private func times(
    _ column: FlightField,
    _ kind: TimeKind,
    _ direction: Direction?,
    _ isTime: (GuessedColumn) -> Bool
  ) -> Int? {
    place(HeaderWords.of(column), where: isTime) ?? place(saying: kind, direction, isTime)
  }

  private func place(
    saying kind: TimeKind,
    _ direction: Direction?,
    _ isTime: (GuessedColumn) -> Bool
  ) -> Int? {
    columns.indices.first { place in
      !taken.contains(place) && columns[place].time?.isOf(kind, direction) == true
        && isTime(columns[place])
    }
  }

  /// Takes planned times of arrivals and of departures from a column each, where each row has one of
  /// them, or where something else has the direction.
  private mutating func takeBothTimes(_ arrival: Int, _ departure: Int) -> Bool {
    let values = columns[arrival].values + columns[departure].values
    guard let pattern = GuessedPattern.ofTimes(values, prefersMonth: prefersMonth) else {
      return false
    }
    let both = zip(columns[arrival].cells, columns[departure].cells)
    let isTold = directionColumn != nil || hasBothEnds || format.direction != nil
    if !isTold, let row = both.enumerated().first(where: { !$1.0.isEmpty && !$1.1.isEmpty }) {
      doubt(
        .twoTimes(columns[arrival].header, columns[departure].header),
        atByte: columns[departure].offsets[row.offset]
      )
      missing.append(.direction)
      lacksSomething = true
    }
    take(arrival, as: .scheduledArrival)
    take(departure, as: .scheduledDeparture)
    usePlanned(pattern, at: columns[arrival].values.isEmpty ? departure : arrival)
    for (kind, columns) in Self.otherTimes {
      for (column, direction) in columns { takeOther(column, [], kind, direction) }
    }
    return true
  }

  private static let otherTimes: [(TimeKind, [(FlightField, Direction)])] = [
    (.estimated, [(.estimatedArrival, .arrival), (.estimatedDeparture, .departure)]),
    (.actual, [(.actualArrival, .arrival), (.actualDeparture, .departure)]),
  ]

  private func form(of place: Int) -> GuessedPattern? {
    GuessedPattern.ofTimes(columns[place].values, prefersMonth: prefersMonth)
  }

  /// Reads times by a pattern, and finds the day of those that have none.
  private mutating func usePlanned(_ pattern: GuessedPattern, at place: Int) {
    format.timePattern = pattern.pattern
    note(pattern, at: place)
    if !pattern.hasDate { takeDate(of: place) }
    let column = columns[place]
    let words = FoldedText.words(of: column.header)
    if pattern.isAllUTC { doubt(.offsets(column.header), at: place) { _ in true } }
    guard pattern.lacksOffset else { return }
    if words.contains(where: { ["utc", "gmt", "zulu", "z"].contains($0) }) {
      isUTC = true
      doubt(.utc(column.header), at: place)
    } else if !words.contains(where: {
      ["local", "lt", "lcl", "lokal", "ortszeit", "locale"].contains($0)
    }) {
      doubt(.clock, at: place) { _ in true }
    }
  }

  private mutating func takeDate(of time: Int) {
    let isDate = { [prefersMonth] (column: GuessedColumn) in
      column.isFull && GuessedPattern.ofDates(column.values, prefersMonth: prefersMonth) != nil
    }
    let named =
      place(HeaderWords.of(.date), where: isDate) ?? place(saying: .scheduled, nil, isDate)
    guard let place = named ?? byContent(.date, isDate) else {
      let isUnlike = { [prefersMonth] (value: String) in
        GuessedPattern.ofDates([value], prefersMonth: prefersMonth) == nil
      }
      if self.place(HeaderWords.of(.date), where: { $0.values.contains(where: isUnlike) }) != nil {
        lackUnlike(.date, HeaderWords.of(.date), isUnlike)
        return
      }
      if let days = columns.firstIndex(where: { HeaderWords.weekdays.contains($0.key) }) {
        lack(.date, .timetable(columns[days].header), at: days)
        return
      }
      usesToday = true
      doubt(.noDate(columns[time].header), at: time) { _ in true }
      return
    }
    take(place, as: .date)
    let pattern = GuessedPattern.ofDates(columns[place].values, prefersMonth: prefersMonth)
    format.datePattern = pattern?.pattern
    if let pattern { note(pattern, at: place) }
    for (kind, column) in [(TimeKind.estimated, FlightField.estimatedDate), (.actual, .actualDate)]
    {
      takeDay(column, kind)
    }
  }

  /// Takes the days of estimated or actual times, where they are written as the planned ones are.
  private mutating func takeDay(_ column: FlightField, _ kind: TimeKind) {
    let pattern = format.datePattern
    let found = place(saying: kind, nil) { column in
      column.holds(1) { value in
        pattern.map { $0.read(Array(value.utf8).span) != nil } ?? (CivilDate(iso: value) != nil)
      }
    }
    if let found { take(found, as: column) }
  }

  private mutating func note(_ pattern: GuessedPattern, at place: Int) {
    if let (value, other) = pattern.doubt {
      doubt(.dayOrMonth(value: value, taken: pattern.text ?? "", other: other), at: place) {
        $0 == value
      }
    }
    if pattern.needsCentury { doubt(.century, at: place) { _ in true } }
  }

  /// Takes estimated or actual times, where they are written as the planned ones are; those of one
  /// direction's name, too, in a file of one.
  private mutating func takeOther(
    _ column: FlightField,
    _ others: [FlightField],
    _ kind: TimeKind,
    _ direction: Direction? = nil
  ) {
    let keys = HeaderWords.of(column) + others.flatMap(HeaderWords.of)
    let isAnything = { (column: GuessedColumn) in column.time?.kind == kind }
    guard let place = place(keys) ?? place(saying: kind, direction, isAnything) else { return }
    let isUnlike = { [format] (value: String) in
      guard let pattern = format.timePattern else {
        return GuessedPattern.ofTimes([value], prefersMonth: false).map { $0.text == nil } != true
      }
      return pattern.read(Array(value.utf8).span) == nil
    }
    if !columns[place].values.contains(where: isUnlike) {
      take(place, as: column)
    } else if columns[place].header.lowercased() != column.rawValue {
      doubt(.otherForm(columns[place].header, column), at: place, where: isUnlike)
    }
  }
}
