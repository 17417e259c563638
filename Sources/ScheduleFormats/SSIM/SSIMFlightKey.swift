/// An airline, a number and its suffix, packed, so that flights are compared without zeros or blanks
/// before the number and without the case of letters.
struct SSIMFlightKey: Hashable {
  private let packed: UInt64

  /// The flight of two ranges of bytes; nil where the number has no digits or more than five.
  init?(airline: Range<Int>, number: Range<Int>, suffix: UInt8 = 0x20, in bytes: [UInt8]) {
    guard (2...3).contains(airline.count) else { return nil }
    var code: UInt64 = 0
    for index in airline { code = code << 8 | UInt64(Self.capital(bytes[index])) }
    var value: UInt64 = 0
    var digits = 0
    var letters: UInt64 = 0
    for index in number {
      let digit = bytes[index] &- 0x30
      if digit < 10, letters == 0 {
        value = value * 10 + UInt64(digit)
        digits += 1
      } else if letters < 0x100 {
        letters = letters << 8 | UInt64(Self.capital(bytes[index]))
      } else {
        return nil
      }
    }
    if suffix != 0x20 { letters = letters << 8 | UInt64(Self.capital(suffix)) }
    guard (1...5).contains(digits), letters < 0x1_0000 else { return nil }
    packed = code << 40 | value << 16 | letters
  }

  /// A letter as a capital; any other byte as it is.
  static func capital(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte & 0xDF : byte }
}
