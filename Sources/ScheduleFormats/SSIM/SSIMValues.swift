import Schedule

/// What fields of SSIM's records say, whichever record they are in: numbers, days, times, offsets.
struct SSIMValues {
  let bytes: [UInt8]
  /// What two digits of a year mean: the year of this century that is nearest to the site's days.
  private let pivot: Int

  /// Values in a file whose years are near one.
  init(bytes: [UInt8], near year: Int) {
    self.bytes = bytes
    pivot = year - 50
  }

  /// The number that digits make; nil where others stand among them.
  func number(_ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return range.isEmpty ? nil : number
  }

  /// "09JUN05".
  func date(_ range: Range<Int>) -> CivilDate? {
    let start = range.lowerBound
    guard range.count == 7, let day = number(start..<start + 2),
      let month = Self.months.firstIndex(of: month(at: start + 2)),
      let year = number(start + 5..<start + 7)
    else { return nil }
    return CivilDate(year: wholeYear(year), month: month + 1, day: day)
  }

  /// "00XXX00".
  func isOpenEnd(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return range.count == 7 && month(at: start + 2) == Self.noMonth
      && number(start..<start + 2) == 0 && number(start + 5..<start + 7) == 0
  }

  private func month(at start: Int) -> Int {
    (0..<3).reduce(0) { $0 << 8 | Int(SSIMFlightKey.capital(bytes[start + $1])) }
  }

  /// The year with these last digits that is less than fifty years from the site's days.
  private func wholeYear(_ year: Int) -> Int {
    pivot + (year - pivot % 100 + 100) % 100
  }

  private static let months = [
    "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
  ].map { $0.utf8.reduce(0) { $0 << 8 | Int($1) } }

  private static let noMonth = "XXX".utf8.reduce(0) { $0 << 8 | Int($1) }

  /// "0855" as minutes since midnight; 2400 is the end of the day.
  func minute(_ range: Range<Int>) -> Int16? {
    guard range.count == 4, let number = number(range) else { return nil }
    let isEndOfDay = number == 2400
    guard number / 100 < 24 && number % 100 < 60 || isEndOfDay else { return nil }
    return Int16(number / 100 * 60 + number % 100)
  }

  /// "+0400" in minutes; at most eighteen hours.
  func offset(_ range: Range<Int>) -> Int16? {
    guard range.count == 5, let number = number(range.dropFirst()), number % 100 < 60,
      number <= 1800
    else { return nil }
    let minutes = Int16(number / 100 * 60 + number % 100)
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "+"): return minutes
    case UInt8(ascii: "-"): return -minutes
    default: return nil
    }
  }
}
