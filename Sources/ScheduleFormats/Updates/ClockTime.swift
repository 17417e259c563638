import Schedule

/// A time of the day that an update tells without its day and without the planned time.
struct ClockTime {
  /// Which of a flight's times it is.
  var kind: TimeKind
  /// The time.
  var time: TimeOfDay
  /// The offset that was written with it, in seconds.
  var offset: Int?
  /// The clock that shows it.
  var clock: SourceClock

  /// The moment at which the clock shows it that is likely for a flight's planned time.
  func time(for scheduled: FlightTime) -> FlightTime {
    let planned = clock.local(of: scheduled, offset: offset)
    return clock.time(of: WrittenTime(local: time.likely(for: planned), offset: offset)).time
  }
}
