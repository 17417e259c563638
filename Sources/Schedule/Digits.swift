/// Numbers of a fixed width, as dates and times have them.
enum Digits {
  /// The number that so many ASCII digits make; nil where one of them is no digit or is missing.
  static func number(in bytes: Span<UInt8>, at start: Int, count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var number = 0
    for index in start..<start + count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// A number with leading zeros.
  static func text(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
