import Schedule

extension CSVGuess {
  /// Takes the estimated and the actual times that are written as the planned ones are, with their
  /// days where these stand apart.
  mutating func takeOtherTimes() {
    for kind in [TimeKind.estimated, .actual] {
      takeDay(kind)
      takeTimes(kind)
    }
  }

  /// Whether a column's name says another clock than that by which its times would be read.
  func isOfOtherClock(_ place: Int) -> Bool {
    guard let said = columns[place].clock, said != clock else { return false }
    let form = GuessedPattern.ofTimes(columns[place].values, prefersMonth: prefersMonth)
    return form?.lacksOffset ?? true
  }

  /// The clock that tells times without an offset.
  private var clock: HeaderClock { isUTC ? .utc : .local }

  private var hasPlannedPair: Bool { found.contains { $0.column == .scheduledArrival } }

  /// Takes the days of estimated or actual times, where they are written as the planned ones are.
  private mutating func takeDay(_ kind: TimeKind) {
    let days = columns.indices.filter { place in
      !taken.contains(place) && columns[place].time?.kind == kind && !columns[place].values.isEmpty
        && isOfDays(columns[place])
    }
    let isUnlike = { [format] (value: String) in
      guard let pattern = format.datePattern else { return CivilDate(iso: value) == nil }
      return pattern.read(Array(value.utf8).span) == nil
    }
    let fitting = days.filter {
      columns[$0].isOf({ !isUnlike($0) }) && !isOfOtherClock($0)
    }
    if let place = fitting.min(by: { rank($0) < rank($1) }) {
      take(place, as: kind.dateField)
    } else if let place = days.first {
      tellUnfit(place, kind.dateField, isUnlike)
    }
  }

  /// Whether a column has days alone; where it is empty, its name tells.
  private func isOfDays(_ column: GuessedColumn) -> Bool {
    guard !column.values.isEmpty else {
      return FoldedText.words(of: column.header).contains(where: HeaderWords.of(.date).contains)
    }
    return GuessedPattern.ofDates(column.values, prefersMonth: prefersMonth) != nil
      && column.values.contains(where: isUnlikePlanned)
  }

  /// Whether a value is not written as the planned times are.
  private func isUnlikePlanned(_ value: String) -> Bool {
    guard let pattern = format.timePattern else {
      return GuessedPattern.ofTimes([value], prefersMonth: false).map { $0.text == nil } != true
    }
    return pattern.read(Array(value.utf8).span) == nil
  }

  /// Takes times from a column of both directions' flights, or from one of either; that of one
  /// direction is of all flights only where there are no others.
  private mutating func takeTimes(_ kind: TimeKind) {
    let all = places(of: kind)
    func first(_ direction: Direction?) -> Int? {
      all.filter {
        columns[$0].timeDirection == direction && !isOfOtherClock($0)
          && columns[$0].isOf({ !isUnlikePlanned($0) })
      }
      .min { rank($0) < rank($1) }
    }
    let (shared, arrival, departure) = (first(nil), first(.arrival), first(.departure))
    if let arrival, let departure, shared == nil || hasPlannedPair {
      take(arrival, as: kind.field(of: .arrival))
      take(departure, as: kind.field(of: .departure))
    } else if let shared {
      take(shared, as: kind.field)
      return
    } else if let arrival {
      take(arrival, as: isOfAll(.arrival) ? kind.field : kind.field(of: .arrival))
    } else if let departure {
      take(departure, as: isOfAll(.departure) ? kind.field : kind.field(of: .departure))
    }
    let places: [(Direction?, Int?)] = [
      (nil, shared), (.arrival, arrival), (.departure, departure),
    ]
    for (direction, place) in places where place == nil {
      guard let unfit = all.first(where: { columns[$0].timeDirection == direction }) else {
        continue
      }
      let own = direction.flatMap { hasPlannedPair ? kind.field(of: $0) : nil }
      tellUnfit(unfit, own ?? kind.field, isUnlikePlanned)
    }
  }

  /// The columns that are called after a kind of time, the plainest first.
  private func places(of kind: TimeKind) -> [Int] {
    let fields = [kind.field, kind.field(of: .arrival), kind.field(of: .departure)]
    let named = fields.flatMap(HeaderWords.of).flatMap { key in
      columns.indices.filter { columns[$0].key == key }
    }
    let said = columns.indices.filter { columns[$0].time?.kind == kind }
    var seen: Set<Int> = []
    return (named + said).filter {
      !taken.contains($0) && !isOfDays(columns[$0]) && seen.insert($0).inserted
    }
  }

  /// Columns that have values come first, then those whose name says the clock.
  private func rank(_ place: Int) -> Int {
    (columns[place].values.isEmpty ? 2 : 0) + (columns[place].clock == clock ? 0 : 1)
  }

  /// Whether times of one direction's name are those of all flights: the planned ones are called so,
  /// too, or no flight is known to go the other way.
  private func isOfAll(_ direction: Direction) -> Bool {
    guard !hasPlannedPair, !hasBothEnds else { return false }
    let planned = found.first { $0.column == .scheduled }?.header
    if planned.flatMap({ TimeHeader($0)?.direction }) == direction { return true }
    if let all = format.direction { return all == direction }
    guard let place = directionColumn else { return true }
    return columns[place].distinct.allSatisfy {
      HeaderWords.directions[FoldedText.of($0)] == direction
    }
  }

  /// Tells of a column that is not used. What has the canonical name is read, whatever it holds.
  private mutating func tellUnfit(
    _ place: Int,
    _ column: FlightField,
    _ isUnlike: (String) -> Bool
  ) {
    let header = columns[place].header
    guard header.lowercased() != column.rawValue else { return }
    if columns[place].values.contains(where: isUnlike) {
      doubt(.otherForm(header, column), at: place, where: isUnlike)
    } else {
      doubt(.otherClock(header, column), at: place)
    }
  }
}
