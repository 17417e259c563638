import Basics

/// Values as GTFS writes them.
enum GTFSValue {
  /// "6:00:00" and "26:05:30" as seconds.
  static func seconds(_ bytes: [UInt8], _ field: CSVField) -> Int? {
    let length = field.end - field.start
    guard (7...9).contains(length), bytes[field.end - 3] == UInt8(ascii: ":"),
      bytes[field.end - 6] == UInt8(ascii: ":"),
      let hour = number(bytes, field.start..<field.end - 6),
      let minute = number(bytes, field.end - 5..<field.end - 3), minute < 60,
      let second = number(bytes, field.end - 2..<field.end), second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// "20261130".
  static func date(_ bytes: [UInt8], _ field: CSVField) -> CivilDate? {
    let start = field.start
    guard field.end - start == 8, let year = number(bytes, start..<start + 4),
      let month = number(bytes, start + 4..<start + 6),
      let day = number(bytes, start + 6..<start + 8)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// A number of at most nine digits.
  static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard (1...9).contains(range.count) else { return nil }
    var number = 0
    for index in range {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }
}
