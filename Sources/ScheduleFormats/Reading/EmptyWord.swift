/// What databases and spreadsheets write where they have nothing: `-`, `--:--`, `–`, `NULL`, `N/A`.
enum EmptyWord {
  /// How many bytes the longest of them has.
  static let longest = 6
  private static let words = Set(
    ["NULL", "Null", "null", "(null)", "\\N", "N/A", "n/a"].map { Array($0.utf8) }
  )

  /// Whether the bytes of a trimmed value are one of these words.
  static func isOne(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    guard (1...longest).contains(value.count) else { return false }
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "-"), 0xE2:
      let dashes = String(decoding: bytes[value], as: UTF8.self)
      return dashes.allSatisfy { $0 == "-" || $0 == ":" || $0 == "–" || $0 == "—" }
    case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "("), UInt8(ascii: "\\"):
      return words.contains(Array(bytes[value]))
    default: return false
    }
  }
}
