/// Numbers of a fixed width, as dates, times and escapes have them.
public enum Digits {
  /// The number that so many ASCII digits make; nil where one of them is no digit or is missing.
  @inlinable
  public static func number(in bytes: Span<UInt8>, at start: Int, count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var number = 0
    for index in start..<start + count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// A number of at least so many digits, with zeros in front, to base 10 or another.
  public static func text(
    _ number: some BinaryInteger,
    width: Int,
    radix: Int = 10,
    uppercase: Bool = false
  ) -> String {
    let digits = String(number, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
