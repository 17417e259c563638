import Schedule

/// A time that an update tells without the planned time, where only that says which moment is meant:
/// one of the day without its day, or one that the clock shows twice.
struct ClockTime {
  /// Which of a flight's times it is.
  var kind: TimeKind
  /// What is told of it.
  var time: ToldTime
  /// The clock that shows it.
  var clock: SourceClock
  /// The value that says it.
  var value: FieldValue
  /// The byte at which the value begins.
  var place: Int

  /// The moment at which the clock shows it that is likely for a flight's planned time.
  func time(for scheduled: FlightTime) -> FlightTime {
    clock.time(of: written(for: scheduled), near: scheduled).time
  }

  /// What is odd about it for a flight's planned time.
  func fault(for scheduled: FlightTime) -> RecordFault<FieldProblem>? {
    let written = written(for: scheduled)
    let resolution = clock.time(of: written, near: scheduled)
    return clock.oddity(of: written, as: resolution).map { oddity in
      RecordFault(offset: place, problem: FieldProblem(oddity, of: value))
    }
  }

  private func written(for scheduled: FlightTime) -> WrittenTime {
    switch time {
    case .whole(let written): return written
    case .clock(let time, let offset):
      let planned = clock.local(of: scheduled, offset: offset)
      return WrittenTime(local: time.likely(for: planned), offset: offset)
    }
  }
}
