import Schedule

extension CSVGuess {
  /// The planned times with their day, and the others that are written like them.
  mutating func guessTimes() {
    let isTime = { [prefersMonth] (column: GuessedColumn) in
      GuessedPattern.ofTimes(column.values, prefersMonth: prefersMonth) != nil
    }
    if let (arrival, departure) = plannedPair(isTime) {
      guard columns[arrival].isOnOneClock(with: columns[departure]) else {
        doubt(.otherClock(columns[departure].header, .scheduledDeparture), at: departure)
        lack(.scheduled)
        return
      }
      if takeBothTimes(arrival, departure) { return }
    }
    let keys =
      HeaderWords.of(.scheduled) + HeaderWords.of(.scheduledArrival)
      + HeaderWords.of(.scheduledDeparture)
    let isFull = { (column: GuessedColumn) in column.isNearlyFull && isTime(column) }
    let named =
      place(keys, where: isFull) ?? place(saying: .scheduled, nil, isFull)
      ?? byContent(.scheduled) {
        $0.isFull && isTime($0) && $0.time?.isOf(.scheduled, nil) != false
      }
    guard let place = named else {
      let areUnlike = { [prefersMonth] (values: [String]) in
        GuessedPattern.ofTimes(values, prefersMonth: prefersMonth) == nil
      }
      let said = columns.indices.filter { place in
        columns[place].time?.kind == .scheduled && columns[place].holds(0.5) { !areUnlike([$0]) }
      }
      lackUnlike(.scheduled, keys + said.map { columns[$0].key }, areUnlike)
      // The day is known all the same.
      if let date = place(HeaderWords.of(.date), where: isAnyDate) { takeDate(at: date) }
      return
    }
    take(place, as: .scheduled)
    guard let pattern = form(of: place) else { return }
    usePlanned(pattern, at: [place])
    takeOtherTimes()
  }

  /// The columns of planned times of arrivals and of departures, if possible two of one clock.
  private func plannedPair(_ isTime: (GuessedColumn) -> Bool) -> (Int, Int)? {
    func places(_ direction: Direction) -> [Int] {
      let keys = HeaderWords.of(TimeKind.scheduled.field(of: direction))
      let named = keys.flatMap { key in columns.indices.filter { columns[$0].key == key } }
      let said = columns.indices.filter {
        columns[$0].time?.isOf(.scheduled, direction) == true
      }
      return (named + said).filter { !taken.contains($0) && isTime(columns[$0]) }
    }
    let pairs = places(.arrival).flatMap { arrival in
      places(.departure).map { (arrival, $0) }
    }
    return pairs.first { columns[$0].clock == columns[$1].clock }
      ?? pairs.first { columns[$0].isOnOneClock(with: columns[$1]) } ?? pairs.first
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
    let isFirst = !columns[arrival].values.isEmpty
    usePlanned(pattern, at: isFirst ? [arrival, departure] : [departure, arrival])
    takeOtherTimes()
    return true
  }

  private func form(of place: Int) -> GuessedPattern? {
    GuessedPattern.ofTimes(columns[place].values, prefersMonth: prefersMonth)
  }

  /// Reads times by a pattern, and finds the day of those that have none, and the clock of those that
  /// have no offset.
  private mutating func usePlanned(_ pattern: GuessedPattern, at places: [Int]) {
    let place = places[0]
    format.timePattern = pattern.pattern
    note(pattern, at: place)
    if pattern.isAllUTC { doubt(.offsets(columns[place].header), at: place) { _ in true } }
    let said = pattern.lacksOffset ? places.compactMap({ columns[$0].clock }).first : nil
    let date = pattern.hasDate ? nil : takeDate(of: place, clock: said)
    guard pattern.lacksOffset else { return }
    if let utc = (places + [date].compactMap(\.self)).first(where: { columns[$0].clock == .utc }) {
      isUTC = true
      doubt(.utc(columns[utc].header), at: utc)
    } else if said == nil {
      doubt(.clock, at: place) { _ in true }
    }
  }

  /// Takes the day of planned times whose header says a clock, or none.
  private mutating func takeDate(of time: Int, clock: HeaderClock?) -> Int? {
    if let place = takeDatesByDirection(clock: clock) { return place }
    let isAnyDate = isAnyDate
    let isDate = { (column: GuessedColumn) in
      isAnyDate(column) && (clock == nil || column.clock == nil || column.clock == clock)
    }
    let isOwn = { (column: GuessedColumn) in isDate(column) && column.clock == clock }
    let named =
      place(HeaderWords.of(.date), where: isOwn) ?? place(saying: .scheduled, nil, isOwn)
      ?? place(HeaderWords.of(.date), where: isDate) ?? place(saying: .scheduled, nil, isDate)
    guard let place = named ?? byContent(.date, { $0.isFull && isDate($0) }) else {
      if let other = place(saying: .scheduled, nil, isAnyDate) {
        doubt(.otherClock(columns[other].header, .date), at: other)
        lack(.date)
        return nil
      }
      let areUnlike = { [prefersMonth] (values: [String]) in
        GuessedPattern.ofDates(values, prefersMonth: prefersMonth) == nil
      }
      if self.place(HeaderWords.of(.date), where: { Self.isOdd($0, areUnlike) }) != nil {
        lackUnlike(.date, HeaderWords.of(.date), areUnlike)
        return nil
      }
      if let days = columns.firstIndex(where: { HeaderWords.weekdays.contains($0.key) }) {
        lack(.date, .timetable(columns[days].header), at: days)
        return nil
      }
      usesToday = true
      doubt(.noDate(columns[time].header), at: time) { _ in true }
      return nil
    }
    takeDate(at: place)
    return place
  }

  /// Whether a column has a day in every row, but for a few mistakes.
  private var isAnyDate: (GuessedColumn) -> Bool {
    { [prefersMonth] column in
      column.isNearlyFull
        && GuessedPattern.ofDates(column.values, prefersMonth: prefersMonth) != nil
    }
  }

  private mutating func takeDate(at place: Int) {
    take(place, as: .date)
    let pattern = GuessedPattern.ofDates(columns[place].values, prefersMonth: prefersMonth)
    format.datePattern = pattern?.pattern
    if let pattern { note(pattern, at: place) }
  }

  mutating func note(_ pattern: GuessedPattern, at place: Int) {
    if let (value, other) = pattern.doubt {
      doubt(.dayOrMonth(value: value, taken: pattern.text ?? "", other: other), at: place) {
        $0 == value
      }
    }
    if pattern.needsCentury { doubt(.century, at: place) { _ in true } }
  }
}
