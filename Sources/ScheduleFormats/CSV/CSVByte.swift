/// What a byte means to the scanner, as one look into a table.
enum CSVByte {
  /// Text.
  static let plain: UInt8 = 0
  /// The end of a field.
  static let delimiter: UInt8 = 1
  /// LF or CR.
  static let lineBreak: UInt8 = 2
  /// A quote.
  static let quote: UInt8 = 3
  /// A control character of ASCII other than tab and line breaks.
  static let control: UInt8 = 4
  /// Part of a longer UTF-8 sequence.
  static let high: UInt8 = 5

  /// What each byte means in a file whose fields end in commas.
  static let table = table(delimiter: .comma)

  /// What each byte means.
  static func table(delimiter: CSVDelimiter) -> [UInt8] {
    (0...255).map { UInt8($0) == delimiter.byte ? Self.delimiter : meaning(of: UInt8($0)) }
  }

  private static func meaning(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineBreak
    case UInt8(ascii: "\""): quote
    case UInt8(ascii: "\t"): plain
    case 0..<0x20, 0x7F: control
    case 0x80...: high
    default: plain
    }
  }
}
