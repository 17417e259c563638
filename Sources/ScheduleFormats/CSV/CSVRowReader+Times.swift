import Basics
import Schedule

extension CSVRowReader {
  /// A row's times on the airport's clock.
  struct Times {
    var scheduled: FlightTime
    var estimated: FlightTime?
    var actual: FlightTime?
  }

  /// What a field says of a time: with a day, or only the seconds since midnight.
  private enum Written {
    case whole(WrittenTime)
    case timeOfDay(Int, offset: Int?)
  }

  /// The times of a row; nil where there is no planned one. What is wrong is reported.
  mutating func times(of direction: Direction?, in row: CSVRow) -> Times? {
    var planned: LocalTime?
    let scheduled = time(
      .scheduled,
      of: direction,
      in: row,
      planned: &planned,
      isRequired: true
    )
    let estimated = time(.estimated, of: direction, in: row, planned: &planned)
    let actual = time(.actual, of: direction, in: row, planned: &planned)
    guard let scheduled else { return nil }
    return Times(scheduled: scheduled, estimated: estimated, actual: actual)
  }

  /// One time. `planned` is the planned one by the source's clock, once it has been read.
  mutating func time(
    _ kind: TimeKind,
    of direction: Direction?,
    in row: CSVRow,
    planned: inout LocalTime?,
    isRequired: Bool = false
  ) -> FlightTime? {
    guard let column = column(of: kind, direction) else { return nil }
    let found = isRequired ? required(column, in: row) : field(column, in: row)
    guard let field = found, let written = written(field, in: column) else { return nil }
    let whole: WrittenTime
    switch written {
    case .whole(let time): whole = time
    case .timeOfDay(let second, let offset):
      let own = header.has(kind.dateColumn) ? self.field(kind.dateColumn, in: row) : nil
      if purpose == .updates, kind != .scheduled, planned == nil, own == nil, isTold(in: row) {
        clockTimes.append(
          ClockTime(kind: kind, time: TimeOfDay(second: second), offset: offset, clock: clock)
        )
        return nil
      }
      guard let local = local(second, of: kind, at: field, in: column, row, planned: planned)
      else { return nil }
      whole = WrittenTime(local: local, offset: offset)
    }
    if kind == .scheduled { planned = whole.local }
    return resolved(whole, of: field, in: column)
  }

  /// The column that a time stands in; nil where the file has none, or where that depends on a
  /// direction that is not known.
  private func column(of kind: TimeKind, _ direction: Direction?) -> FlightField? {
    if let own = direction.map(kind.column(of:)), header.has(own) { return own }
    return header.has(kind.column) ? kind.column : nil
  }

  private mutating func written(_ field: CSVField, in column: FlightField) -> Written? {
    if let written = written(field) { return written }
    if let pattern = format.timePattern {
      reportUnfitting(field, column, key: "time_format", pattern)
    } else {
      let value = field.text(in: bytes)
      report(.unreadableTime(column: header.name(of: column), value: value), at: field.start)
    }
    return nil
  }

  private func written(_ field: CSVField) -> Written? {
    guard field.isPlain else { return nil }
    let span = bytes.span.extracting(field.start..<field.end)
    guard let pattern = format.timePattern else {
      if let time = WrittenTime(span) { return .whole(time) }
      return TimeOfDay(span).map { .timeOfDay($0.second, offset: nil) }
    }
    guard let reading = pattern.read(span) else { return nil }
    guard let date = reading.date else {
      return .timeOfDay(reading.secondOfDay, offset: reading.offset)
    }
    let local = LocalTime(date: date, secondOfDay: reading.secondOfDay)
    return .whole(WrittenTime(local: local, offset: reading.offset))
  }

  /// A time of the day with the day that it is meant for: the column's own, else for a planned time
  /// the configuration's, else for another time the day that brings it nearest to the planned one.
  private mutating func local(
    _ second: Int,
    of kind: TimeKind,
    at field: CSVField,
    in column: FlightField,
    _ row: CSVRow,
    planned: LocalTime?
  ) -> LocalTime? {
    let dateColumn = kind.dateColumn
    if header.has(dateColumn) {
      let dateField =
        kind == .scheduled ? required(dateColumn, in: row) : self.field(dateColumn, in: row)
      if let dateField {
        return date(of: dateField, in: dateColumn).map { LocalTime(date: $0, secondOfDay: second) }
      }
      if kind == .scheduled { return nil }
    }
    if kind != .scheduled, let planned { return TimeOfDay(second: second).nearest(to: planned) }
    // The planned time is missing or wrong, which is told; in an update it may be missing, and then
    // nothing tells the day.
    if kind != .scheduled, purpose == .schedule { return nil }
    if kind == .scheduled, let date { return LocalTime(date: date, secondOfDay: second) }
    let value = field.text(in: bytes)
    let name = header.name(of: column)
    report(
      kind == .scheduled
        ? .timeWithoutDate(column: name, value: value)
        : .timeWithoutPlan(column: name, value: value, date: dateColumn),
      at: field.start
    )
    return nil
  }

  /// The day that a field says; that it says none is reported.
  mutating func date(of field: CSVField, in column: FlightField) -> CivilDate? {
    let (bytes, pattern) = (bytes, format.datePattern)
    let date =
      field.isPlain
      ? dates.value(of: field, in: bytes) {
        guard let pattern else { return CivilDate(iso: field.text(in: bytes)) }
        return pattern.read(bytes.span.extracting(field.start..<field.end))?.date
      } : nil
    if let date { return date }
    if let pattern {
      reportUnfitting(field, column, key: "date_format", pattern)
    } else {
      let value = field.text(in: bytes)
      report(.unreadableDate(column: header.name(of: column), value: value), at: field.start)
    }
    return nil
  }

  private mutating func resolved(
    _ written: WrittenTime,
    of field: CSVField,
    in column: FlightField
  ) -> FlightTime {
    let resolution = clock.time(of: written)
    if let oddity = clock.oddity(of: written, as: resolution) {
      let (name, value) = (header.name(of: column), field.text(in: bytes))
      let problem: CSVProblem =
        switch oddity {
        case .skipped: .skippedTime(column: name, value: value)
        case .repeated: .repeatedTime(column: name, value: value)
        case .otherOffset(let here): .otherOffset(column: name, value: value, here: here)
        }
      report(problem, at: field.start)
    }
    return resolution.time
  }

  private mutating func reportUnfitting(
    _ field: CSVField,
    _ column: FlightField,
    key: String,
    _ pattern: DatePattern
  ) {
    let value = field.text(in: bytes)
    report(
      .unfitting(column: header.name(of: column), value: value, key: key, pattern: pattern.text),
      at: field.start
    )
  }
}
