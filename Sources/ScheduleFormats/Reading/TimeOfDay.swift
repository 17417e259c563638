import Basics

/// A time without its day.
enum TimeOfDay {
  /// "18:05" or "18:05:30" as seconds since midnight; 24:00 is the end of the day.
  static func seconds(_ bytes: Span<UInt8>) -> Int? {
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
    return hour * 3600 + minute * 60 + second
  }
}
