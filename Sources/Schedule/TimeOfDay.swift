import Basics

/// A time on the clock without its day.
public struct TimeOfDay: Hashable, Sendable {
  /// Seconds since midnight; 86,400 is the end of the day.
  public let second: Int

  /// A time by its seconds since midnight.
  public init(second: Int) {
    self.second = second
  }

  /// "18:05" or "18:05:30"; 24:00 is the end of the day. Nil for anything else.
  public init?(_ bytes: Span<UInt8>) {
    guard bytes.count == 5 || bytes.count == 8, bytes[2] == UInt8(ascii: ":"),
      let hour = Digits.number(in: bytes, at: 0, count: 2),
      let minute = Digits.number(in: bytes, at: 3, count: 2)
    else { return nil }
    var second = 0
    if bytes.count == 8 {
      guard bytes[5] == UInt8(ascii: ":"),
        let number = Digits.number(in: bytes, at: 6, count: 2)
      else { return nil }
      second = number
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard (hour < 24 && minute < 60 && second < 60) || isEndOfDay else { return nil }
    self.second = hour * 3600 + minute * 60 + second
  }

  /// The same from a text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// The time on the day on which it is likely to be the estimated or actual one of a flight that is
  /// planned for another: at most six hours before that, since flights are seldom early, and under
  /// eighteen after it.
  public func likely(for planned: LocalTime) -> LocalTime {
    let (day, early) = (86_400, 21_600)
    let distance = second % day - planned.secondOfDay
    let days = distance >= day - early ? -1 : distance < -early ? 1 : 0
    return LocalTime(date: planned.date.adding(days: days), secondOfDay: second % day)
  }
}
