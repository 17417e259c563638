import Basics
import Schedule

extension RecordReader {
  /// A row's times on the airport's clock.
  struct Times {
    var scheduled: FlightTime?
    var estimated: FlightTime?
    var actual: FlightTime?
    /// Those of an update that are told without a day.
    var clockTimes: [ClockTime] = []
  }

  /// What a text says of a time.
  fileprivate enum Told {
    case time(FlightTime)
    case clock(ClockTime)
  }

  /// The times of a row; that there is no planned one is reported, but for an update.
  mutating func times(of direction: Direction?, _ status: Value?) -> Times {
    var planned: LocalTime?
    var times = Times()
    for kind in [TimeKind.scheduled, .estimated, .actual] {
      times.set(time(kind, of: direction, planned: &planned), kind)
    }
    guard let field = form.statusTime, let status,
      let kind = form.statusTimes[status.text.lowercased()],
      let value = values(of: field).first,
      let time = time(value, kind, nil, planned: &planned)
    else { return times }
    if kind != .scheduled { times.set(time, kind) }
    return times
  }

  /// The day that a field says, or that of all; that it says none is reported.
  mutating func day(of direction: Direction?) -> CivilDate? {
    if let date { return date }
    return value(.date, direction).flatMap { date(of: $0) }
  }

  private mutating func time(
    _ kind: TimeKind,
    of direction: Direction?,
    planned: inout LocalTime?
  ) -> Told? {
    let own = direction.map(kind.column(of:))
    var found = own.flatMap { value($0, direction) } ?? value(kind.column, direction)
    if found == nil, kind == .scheduled, !isUpdate {
      let isOwn = field(kind.column, direction) == nil
      found = required(own.flatMap { isOwn && form.has($0) ? $0 : nil } ?? kind.column, direction)
    }
    return found.flatMap { time($0, kind, direction, planned: &planned) }
  }

  private mutating func time(
    _ value: Value,
    _ kind: TimeKind,
    _ direction: Direction?,
    planned: inout LocalTime?
  ) -> Told? {
    guard let (dated, second, offset) = written(value) else {
      reportUnreadable(value)
      return nil
    }
    var local = dated
    if local == nil {
      let day = self.value(kind.dateColumn, direction)
      if let day {
        guard let date = date(of: day) else { return nil }
        local = LocalTime(date: date, secondOfDay: second)
      } else if kind != .scheduled {
        let time = TimeOfDay(second: second)
        guard let planned else {
          // Where the planned time of a schedule is wrong, that has been told. The flight that an
          // update means has one.
          return isUpdate
            ? .clock(ClockTime(kind: kind, time: time, offset: offset, clock: clock)) : nil
        }
        local = time.nearest(to: planned)
      } else if let date {
        local = LocalTime(date: date, secondOfDay: second)
      }
    }
    guard let local else {
      report(.timeWithoutDate(field: value.name, value: value.text), at: value.offset)
      return nil
    }
    if kind == .scheduled { planned = local }
    return .time(resolved(WrittenTime(local: local, offset: offset), value))
  }

  /// What a text says of a time: with its day, or only the seconds since midnight.
  private func written(_ value: Value) -> (LocalTime?, second: Int, offset: Int?)? {
    let bytes = Array(value.text.utf8)
    if let pattern = form.timePattern {
      guard let reading = pattern.read(bytes.span) else { return nil }
      let local = reading.date.map { LocalTime(date: $0, secondOfDay: reading.secondOfDay) }
      return (local, reading.secondOfDay, reading.offset)
    }
    if let whole = WrittenTime(bytes.span) { return (whole.local, 0, whole.offset) }
    return TimeOfDay(bytes.span).map { (nil, $0.second, nil) }
  }

  private mutating func date(of value: Value) -> CivilDate? {
    let bytes = Array(value.text.utf8)
    guard let pattern = form.datePattern else {
      if let date = CivilDate(iso: value.text) { return date }
      report(.unreadableDate(field: value.name, value: value.text), at: value.offset)
      return nil
    }
    if let date = pattern.read(bytes.span)?.date { return date }
    report(
      .unfitting(
        field: value.name,
        value: value.text,
        key: "date_format",
        pattern: pattern.text
      ),
      at: value.offset
    )
    return nil
  }

  private mutating func resolved(_ written: WrittenTime, _ value: Value) -> FlightTime {
    let resolution = clock.time(of: written)
    if let oddity = clock.oddity(of: written, as: resolution) {
      let (name, text) = (value.name, value.text)
      let problem: RecordProblem =
        switch oddity {
        case .skipped: .skippedTime(field: name, value: text)
        case .repeated: .repeatedTime(field: name, value: text)
        case .otherOffset(let here): .otherOffset(field: name, value: text, here: here)
        }
      report(problem, at: value.offset)
    }
    return resolution.time
  }

  private mutating func reportUnreadable(_ value: Value) {
    guard let pattern = form.timePattern else {
      return report(.unreadableTime(field: value.name, value: value.text), at: value.offset)
    }
    report(
      .unfitting(
        field: value.name,
        value: value.text,
        key: "time_format",
        pattern: pattern.text
      ),
      at: value.offset
    )
  }
}

extension RecordReader.Times {
  fileprivate mutating func set(_ told: RecordReader.Told?, _ kind: TimeKind) {
    clockTimes.removeAll { told != nil && $0.kind == kind }
    switch (told, kind) {
    case (nil, _): break
    case (.clock(let time)?, _): clockTimes.append(time)
    case (.time(let time)?, .scheduled): scheduled = time
    case (.time(let time)?, .estimated): estimated = time
    case (.time(let time)?, .actual): actual = time
    }
  }
}
