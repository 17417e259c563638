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
      take(value, of: field, as: kind, direction, in: row, into: &times)
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
    _ direction: Direction?,
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
      set(written, value, field, as: kind, in: row, into: &times)
    case .clock(let time, let offset)?:
      let told = (value, field, direction)
      guard let local = local(time, offset, told, as: kind, in: row, &times) else { return }
      let written = WrittenTime(local: local, offset: offset)
      set(written, value, field, as: kind, in: row, into: &times)
    }
  }

  /// Puts a time with its day into a row's times. One that the clock shows twice is, in an update,
  /// known only when its flight is.
  private mutating func set(
    _ written: WrittenTime,
    _ value: Value,
    _ field: FlightField,
    as kind: TimeKind,
    in row: Row,
    into times: inout FlightTimes
  ) {
    if rules.isUpdate, kind != .scheduled, times.scheduled == nil,
      rules.clock.time(of: written).kind == .repeated, isFlightTold(in: row)
    {
      times.add(clockTime(kind, .whole(written), value, field))
    } else {
      times.set(kind, resolved(written, value, field, near: times.scheduled), written)
    }
  }

  /// A time whose moment the flight tells.
  private func clockTime(
    _ kind: TimeKind,
    _ time: ToldTime,
    _ value: Value,
    _ field: FlightField
  ) -> ClockTime {
    ClockTime(
      kind: kind,
      time: time,
      clock: rules.clock,
      value: told(value, field),
      place: offset(of: value)
    )
  }

  /// A time of the day with the day that it is meant for: that of its own field, else for a planned
  /// time the configuration's, else for another time that which the planned one makes likely. In an
  /// update that one may be the flight's, which is not known yet. Nil where there is none, and that has
  /// been told.
  private mutating func local(
    _ time: TimeOfDay,
    _ offset: Int?,
    _ told: (value: Value, field: FlightField, direction: Direction?),
    as kind: TimeKind,
    in row: Row,
    _ times: inout FlightTimes
  ) -> LocalTime? {
    if let (day, field) = day(of: kind, told.direction, in: row) {
      guard let date = date(of: day, field) else { return nil }
      let left = clockOfLeaving(before: time, told, in: row)
      if let left, field == .date {
        report(
          .arrivesBefore(
            self.told(told.value, told.field),
            left: self.told(left, .scheduledDeparture)
          ),
          at: self.offset(of: told.value)
        )
      }
      let days = left != nil && field == .departureDate ? 1 : 0
      return LocalTime(date: date.adding(days: days), secondOfDay: time.second)
    }
    switch kind {
    case .scheduled:
      if let date = rules.date { return rules.clock.local(at: time, offset, on: date) }
      let own = told.direction.flatMap { kind.dateField(of: $0) }
      if has(kind.dateField, in: row) {
        reportMissing(kind.dateField, in: row)
      } else if let own, has(own, in: row) {
        reportMissing(own, in: row)
      } else {
        report(.timeWithoutDate(self.told(told.value, told.field)), at: self.offset(of: told.value))
      }
    case .estimated, .actual:
      if let planned = times.planned { return time.likely(for: planned) }
      // Where the planned time of a schedule is wrong, that has been told.
      guard rules.isUpdate else { return nil }
      if isFlightTold(in: row) {
        times.add(clockTime(kind, .clock(time, offset: offset), told.value, told.field))
      } else {
        report(
          .timeWithoutPlan(self.told(told.value, told.field), date: kind.dateField),
          at: self.offset(of: told.value)
        )
      }
    }
    return nil
  }

  /// The day of a time, and the field that has it: for a planned one that of its direction, else that
  /// of both, else for an arrival the day on which it left.
  mutating func day(
    of kind: TimeKind,
    _ direction: Direction?,
    in row: Row
  ) -> (Value, FlightField)? {
    if let own = direction.flatMap({ kind.dateField(of: $0) }), let value = value(own, in: row) {
      return (value, own)
    }
    if let value = value(kind.dateField, in: row) { return (value, kind.dateField) }
    guard kind == .scheduled, direction == .arrival,
      let value = value(.departureDate, in: row)
    else { return nil }
    return (value, .departureDate)
  }

  /// The time of the day at which an arrival left, where that is later than the one at which it
  /// arrives: it flew over midnight.
  private mutating func clockOfLeaving(
    before time: TimeOfDay,
    _ told: (value: Value, field: FlightField, direction: Direction?),
    in row: Row
  ) -> Value? {
    guard told.direction == .arrival, told.field == .scheduledArrival,
      let departure = value(.scheduledDeparture, in: row),
      case .clock(let left, _)? = self.time(of: departure)
    else { return nil }
    return time.second < left.second ? departure : nil
  }

  /// Whether the row tells its flight without the planned time.
  private mutating func isFlightTold(in row: Row) -> Bool {
    value(.id, in: row) != nil || rules.date != nil || day(of: .scheduled, nil, in: row) != nil
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
    _ field: FlightField,
    near planned: FlightTime?
  ) -> FlightTime {
    let clock = rules.clock
    let resolution =
      planned.map { clock.time(of: written, near: $0) } ?? clock.time(of: written)
    if let oddity = clock.oddity(of: written, as: resolution) {
      report(FieldProblem(oddity, of: told(value, field)), at: offset(of: value))
    }
    return resolution.time
  }
}
