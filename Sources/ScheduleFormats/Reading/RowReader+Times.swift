import Basics
import Schedule

extension RowReader {
  /// The times of a row. That there is no planned one is reported, but for an update; what is wrong is
  /// reported.
  mutating func fieldTimes(of direction: Direction?, in row: Row) -> FlightTimes {
    var times = FlightTimes()
    for kind in TimeKind.allCases {
      guard let (value, field) = value(kind, of: direction, in: row) else { continue }
      if kind == .scheduled { times.isPlanTold = true }
      take(value, of: field, as: kind, in: row, into: &times)
    }
    return times
  }

  /// The value of a time, from the field of its direction or from that of both.
  private mutating func value(
    _ kind: TimeKind,
    of direction: Direction?,
    in row: Row
  ) -> (Value, FlightField)? {
    let own = direction.map(kind.field(of:))
    if let own, let value = value(own, in: row) { return (value, own) }
    if let value = value(kind.field, in: row) { return (value, kind.field) }
    guard kind == .scheduled, !rules.isUpdate else { return nil }
    let isShared = has(kind.field, in: row)
    if let own, !isShared, has(own, in: row) {
      reportMissing(own, in: row)
    } else if isShared || direction != nil {
      // Else the one that is missing depends on a direction that is not known, which is told.
      reportMissing(kind.field, in: row)
    }
    return nil
  }

  /// Puts the time that a value says into a row's times; that it says none is reported.
  mutating func take(
    _ value: Value,
    of field: FlightField,
    as kind: TimeKind,
    in row: Row,
    into times: inout FlightTimes
  ) {
    switch time(of: value) {
    case nil:
      let told = told(value, field)
      report(
        rules.timePattern.map {
          .unfitting(told, key: "time_format", pattern: $0.text)
        } ?? .unreadableTime(told),
        at: offset(of: value)
      )
    case .whole(let written)?:
      times.set(kind, resolved(written, value, field), written)
    case .clock(let time, let offset)?:
      guard let local = local(time, offset, told: value, field, as: kind, in: row, &times) else {
        return
      }
      let written = WrittenTime(local: local, offset: offset)
      times.set(kind, resolved(written, value, field), written)
    }
  }

  /// A time of the day with the day that it is meant for: that of its own field, else for a planned
  /// time the configuration's, else for another time that which brings it nearest to the planned one.
  /// In an update that one may be the flight's, which is not known yet. Nil where there is none, and
  /// that has been told.
  private mutating func local(
    _ time: TimeOfDay,
    _ offset: Int?,
    told value: Value,
    _ field: FlightField,
    as kind: TimeKind,
    in row: Row,
    _ times: inout FlightTimes
  ) -> LocalTime? {
    let dateField = kind.dateField
    if let day = self.value(dateField, in: row) {
      return date(of: day, dateField).map { LocalTime(date: $0, secondOfDay: time.second) }
    }
    switch kind {
    case .scheduled:
      if let date = rules.date { return LocalTime(date: date, secondOfDay: time.second) }
      if has(dateField, in: row) {
        reportMissing(dateField, in: row)
      } else {
        report(.timeWithoutDate(told(value, field)), at: self.offset(of: value))
      }
    case .estimated, .actual:
      if let planned = times.planned { return time.nearest(to: planned) }
      // Where the planned time of a schedule is wrong, that has been told.
      guard rules.isUpdate else { return nil }
      if isFlightTold(in: row) {
        times.add(ClockTime(kind: kind, time: time, offset: offset, clock: rules.clock))
      } else {
        report(.timeWithoutPlan(told(value, field), date: dateField), at: self.offset(of: value))
      }
    }
    return nil
  }

  /// Whether the row tells its flight without the planned time.
  private mutating func isFlightTold(in row: Row) -> Bool {
    value(.id, in: row) != nil || rules.date != nil || value(.date, in: row) != nil
  }

  /// The day that a value says; that it says none is reported.
  mutating func date(of value: Value, _ field: FlightField) -> CivilDate? {
    if let date = date(of: value) { return date }
    let told = told(value, field)
    report(
      rules.datePattern.map {
        .unfitting(told, key: "date_format", pattern: $0.text)
      } ?? .unreadableDate(told),
      at: offset(of: value)
    )
    return nil
  }

  private mutating func resolved(
    _ written: WrittenTime,
    _ value: Value,
    _ field: FlightField
  ) -> FlightTime {
    let resolution = rules.clock.time(of: written)
    if let oddity = rules.clock.oddity(of: written, as: resolution) {
      let told = told(value, field)
      let problem: FieldProblem =
        switch oddity {
        case .skipped: .skippedTime(told)
        case .repeated: .repeatedTime(told)
        case .otherOffset(let here): .otherOffset(told, here: here)
        }
      report(problem, at: offset(of: value))
    }
    return resolution.time
  }
}
