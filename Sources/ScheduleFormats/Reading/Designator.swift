import Basics
import Schedule

/// An airline and a number that are written as one, "BA 034", "4U0460P", as ranges of the text.
struct Designator: Hashable {
  /// The airline's code.
  let airline: Range<Int>
  /// The number with its suffix.
  let number: Range<Int>
  /// Whether the code could be told by its form or is one that is known. A code of two that has a
  /// digit, and is none that is known, may be a letter and the first digit of a number.
  let isCertain: Bool

  /// Splits a text: at blanks or a hyphen where there are any, else behind three letters or behind
  /// two letters or digits, whichever is followed by a digit. Nil where that leaves no code or no
  /// number.
  init?(_ bytes: Span<UInt8>) {
    let letters = Self.count(in: bytes, from: 0) { Self.isLetter($0) }
    let code = Self.count(in: bytes, from: 0) { Self.isLetter($0) || $0.isDigit }
    let gap = Self.count(in: bytes, from: code) { $0 == 0x20 || $0 == 0x09 || $0 == 0x2D }
    let length: Int
    if gap > 0 {
      length = code
    } else if letters == 3 {
      length = 3
    } else {
      length = 2
    }
    let start = length + gap
    guard (2...3).contains(length), start < bytes.count, bytes[start].isDigit,
      length == 3 ? letters >= 3 : Self.hasLetter(bytes, length)
    else { return nil }
    let digits = Self.count(in: bytes, from: start) { $0.isDigit }
    let suffix = Self.count(in: bytes, from: start + digits) { Self.isLetter($0) }
    guard start + digits + suffix == bytes.count, digits <= 5, suffix <= 2 else { return nil }
    airline = 0..<length
    number = start..<bytes.count
    isCertain =
      gap > 0 || letters >= length
      || AirlineTable.isKnown(first: bytes[0], second: bytes[1])
  }

  private static func hasLetter(_ bytes: Span<UInt8>, _ count: Int) -> Bool {
    (0..<count).contains { isLetter(bytes[$0]) }
  }

  private static func count(
    in bytes: Span<UInt8>,
    from start: Int,
    where isCounted: (UInt8) -> Bool
  ) -> Int {
    var end = start
    while end < bytes.count, isCounted(bytes[end]) { end += 1 }
    return end - start
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
