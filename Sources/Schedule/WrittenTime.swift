import Basics

/// A date and time as ISO 8601 writes them: the wall time, and the offset where one is written.
public struct WrittenTime: Hashable, Sendable {
  /// The wall time; 24:00 is the next day's 00:00.
  public var local: LocalTime
  /// The distance from UTC in seconds, east positive; nil where none is written.
  public var offset: Int?

  /// A wall time and, where one is written, its distance from UTC in seconds, east positive.
  public init(local: LocalTime, offset: Int? = nil) {
    self.local = local
    self.offset = offset
  }

  /// Reads "2026-11-30T18:05", with "T" or a blank between, seconds and a fraction of one or none,
  /// and `Z`, `+01:00`, `+0100`, `+01` or nothing at the end; nil for anything else, also for a day
  /// that does not exist.
  public init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 16, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
      bytes[13] == UInt8(ascii: ":"),
      let year = Digits.number(in: bytes, at: 0, count: 4),
      let month = Digits.number(in: bytes, at: 5, count: 2),
      let day = Digits.number(in: bytes, at: 8, count: 2),
      let hour = Digits.number(in: bytes, at: 11, count: 2),
      let minute = Digits.number(in: bytes, at: 14, count: 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    var second = 0
    var end = 16
    if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      guard let number = Digits.number(in: bytes, at: end + 1, count: 2) else { return nil }
      second = number
      end += 3
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",") {
        let start = end + 1
        end = start
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        guard end > start else { return nil }
      }
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard (hour < 24 && minute < 60 && second < 60) || isEndOfDay else { return nil }
    local = LocalTime(date: date, secondOfDay: hour * 3600 + minute * 60 + second)
    guard end < bytes.count else { return }
    guard let seconds = Self.offset(in: bytes, from: end) else { return nil }
    offset = seconds
  }

  /// The same from a text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// The moment on a zone's clock: that of the written offset, else that which the wall time means.
  public func time(in zone: AirportZone) -> Resolution {
    guard let offset else { return zone.resolve(local) }
    return Resolution(time: zone.time(of: local, offset: offset), kind: .unique)
  }

  /// An offset that fills the rest of the text; nil where it is none or is more than 18 hours.
  private static func offset(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let count = bytes.count - start
    if bytes[start] | 0x20 == UInt8(ascii: "z") { return count == 1 ? 0 : nil }
    let sign: Int
    switch bytes[start] {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    guard let hours = Digits.number(in: bytes, at: start + 1, count: 2) else { return nil }
    var minutes = 0
    switch count {
    case 3: break
    case 5, 6:
      if count == 6, bytes[start + 3] != UInt8(ascii: ":") { return nil }
      guard let number = Digits.number(in: bytes, at: bytes.count - 2, count: 2) else {
        return nil
      }
      minutes = number
    default: return nil
    }
    guard hours <= 18, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
