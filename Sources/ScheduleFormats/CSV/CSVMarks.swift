/// Finds the bytes that can end a field or make it special, eight bytes at a time.
///
/// A byte is looked for by its difference: subtracting one from each byte of a word borrows into the
/// high bit of those that are zero. A borrow can go on into the next byte, so that behind a mark there
/// may be one too many, but never one too few.
struct CSVMarks {
  private let delimiter: UInt64

  /// Marks of a file whose fields end in a byte.
  init(delimiter: UInt8) {
    self.delimiter = Self.word(of: delimiter)
  }

  /// Whether a byte is tab or a printable one of ASCII.
  static func isPrintable(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F || byte == UInt8(ascii: "\t")
  }

  /// The high bits of those bytes of a word, the file's first byte lowest, that are a delimiter, a
  /// quote, a control character or no ASCII; perhaps of some more behind the first of them.
  func found(in word: UInt64) -> UInt64 {
    let word = UInt64(littleEndian: word)
    let controls = (word &- Self.blank) & ~word
    let special =
      Self.zeros(in: word ^ delimiter) | Self.zeros(in: word ^ Self.quote)
      | Self.zeros(in: word ^ Self.delete) | controls | word
    return special & Self.highBits
  }

  /// The high bits of a word's zeros, and other bits.
  private static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word }

  private static func word(of byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  /// The first byte that is no control character, eight times.
  private static let blank: UInt64 = 0x2020_2020_2020_2020
  private static let quote: UInt64 = 0x2222_2222_2222_2222
  private static let delete: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
}
