import Schedule

extension CSVGuess {
  /// The planned times with their day, and the others that are written like them.
  mutating func guessTimes() {
    let isTime = { [prefersMonth] (column: GuessedColumn) in
      GuessedPattern.ofTimes(column.values, prefersMonth: prefersMonth) != nil
    }
    if takeBothTimes(isTime) { return }
    let keys =
      HeaderWords.of(.scheduled) + HeaderWords.of(.scheduledArrival)
      + HeaderWords.of(.scheduledDeparture)
    let isFull = { (column: GuessedColumn) in column.isFull && isTime(column) }
    guard let place = place(keys, where: isFull) ?? byContent(.scheduled, isFull) else {
      lack(.scheduled)
      return
    }
    take(place, as: .scheduled)
    guard let pattern = form(of: place) else { return }
    usePlanned(pattern, at: place)
    takeOther(.estimated, [.estimatedArrival, .estimatedDeparture])
    takeOther(.actual, [.actualArrival, .actualDeparture])
  }

  /// Takes planned times of arrivals and of departures from a column each, where each row has one of
  /// them, or where a column has the direction.
  private mutating func takeBothTimes(_ isTime: (GuessedColumn) -> Bool) -> Bool {
    guard let arrival = place(HeaderWords.of(.scheduledArrival), where: isTime),
      let departure = place(HeaderWords.of(.scheduledDeparture), where: isTime)
    else { return false }
    let isEither = zip(columns[arrival].cells, columns[departure].cells).allSatisfy {
      $0.isEmpty != $1.isEmpty
    }
    let values = columns[arrival].values + columns[departure].values
    guard isEither,
      let pattern = GuessedPattern.ofTimes(values, prefersMonth: prefersMonth)
    else { return false }
    take(arrival, as: .scheduledArrival)
    take(departure, as: .scheduledDeparture)
    usePlanned(pattern, at: arrival)
    for column in [
      FlightField.estimatedArrival, .estimatedDeparture, .actualArrival, .actualDeparture,
    ] {
      takeOther(column, [])
    }
    return true
  }

  private func form(of place: Int) -> GuessedPattern? {
    GuessedPattern.ofTimes(columns[place].values, prefersMonth: prefersMonth)
  }

  /// Reads times by a pattern, and finds the day of those that have none.
  private mutating func usePlanned(_ pattern: GuessedPattern, at place: Int) {
    format.timePattern = pattern.pattern
    note(pattern, at: place)
    if !pattern.hasDate { takeDate(of: place) }
    let header = columns[place].header
    let words = header.lowercased().split { !$0.isLetter }
    if pattern.isAllUTC { doubt(.offsets(header), at: place) }
    guard pattern.lacksOffset else { return }
    if words.contains(where: { ["utc", "gmt", "zulu", "z"].contains($0) }) {
      isUTC = true
      doubt(.utc(header), at: place)
    } else if !words.contains(where: { ["local", "lt", "lcl"].contains($0) }) {
      doubt(.clock, at: place)
    }
  }

  private mutating func takeDate(of time: Int) {
    let isDate = { [prefersMonth] (column: GuessedColumn) in
      column.isFull && GuessedPattern.ofDates(column.values, prefersMonth: prefersMonth) != nil
    }
    guard let place = place(HeaderWords.of(.date), where: isDate) ?? byContent(.date, isDate) else {
      usesToday = true
      doubt(.noDate(columns[time].header), at: time)
      return
    }
    take(place, as: .date)
    let pattern = GuessedPattern.ofDates(columns[place].values, prefersMonth: prefersMonth)
    format.datePattern = pattern?.pattern
    if let pattern { note(pattern, at: place) }
  }

  private mutating func note(_ pattern: GuessedPattern, at place: Int) {
    if let (value, other) = pattern.doubt {
      doubt(.dayOrMonth(value: value, taken: pattern.text ?? "", other: other), at: place)
    }
    if pattern.needsCentury { doubt(.century, at: place) }
  }

  /// Takes estimated or actual times, where they are written as the planned ones are; those of one
  /// direction's name, too, in a file of one.
  private mutating func takeOther(_ column: FlightField, _ others: [FlightField]) {
    let keys = HeaderWords.of(column) + others.flatMap(HeaderWords.of)
    guard let place = place(keys) else { return }
    let isAlike = columns[place].values.allSatisfy { value in
      guard let pattern = format.timePattern else {
        return GuessedPattern.ofTimes([value], prefersMonth: false).map { $0.text == nil } == true
      }
      return pattern.read(Array(value.utf8).span) != nil
    }
    if isAlike {
      take(place, as: column)
    } else if columns[place].header.lowercased() != column.rawValue {
      doubt(.otherForm(columns[place].header, column), at: place)
    }
  }
}
