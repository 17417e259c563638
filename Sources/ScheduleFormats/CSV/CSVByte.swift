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

  /// The length of the UTF-8 sequence that begins at an index with a byte above 0x7F, by table 3-7
  /// of the Unicode standard; 0 where there is none.
  static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    func isContinuation(_ distance: Int) -> Bool { byte(distance) & 0xC0 == 0x80 }
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xE1...0xEF: second = 0x80...0xBF
    case 0xF0: second = 0x90...0xBF
    case 0xF1...0xF3: second = 0x80...0xBF
    case 0xF4: second = 0x80...0x8F
    default: return 0
    }
    guard second.contains(byte(1)), isContinuation(2) else { return 0 }
    if bytes[index] < 0xF0 { return 3 }
    return isContinuation(3) ? 4 : 0
  }
}
