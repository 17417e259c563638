import Basics

/// A moment together with the clock on which it was told.
///
/// The offset is the zone's at that moment, except for a wall time that the spring change skips:
/// that one keeps the offset from before the change, so that the wall time stays as it was told.
public struct FlightTime: Hashable, Sendable {
  /// The moment.
  public var instant: Instant
  /// The clock's distance from UTC in seconds, east positive.
  public var offset: Int

  /// A moment and the offset of its clock in seconds.
  public init(instant: Instant, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// The moment that many minutes later, on a clock with the same offset; earlier when negative.
  func adding(minutes: Int) -> FlightTime {
    FlightTime(instant: instant.adding(minutes: minutes), offset: offset)
  }

  /// What the clock on the wall says.
  @inlinable public var local: LocalTime {
    LocalTime(
      date: CivilDate(daysSinceEpoch: 0),
      secondOfDay: instant.unixSeconds + offset
    )
  }

  /// ISO 8601 to the minute with the offset, "2026-11-30T18:05-05:00".
  public var iso: String {
    let local = local
    let minutes = abs(offset) / 60
    return
      "\(local.date)T\(Digits.text(local.hour, width: 2)):\(Digits.text(local.minute, width: 2))"
      + (offset < 0 ? "-" : "+")
      + "\(Digits.text(minutes / 60, width: 2)):\(Digits.text(minutes % 60, width: 2))"
  }
}
