/// What stands between two fields; the raw value is how `site.yml` names it.
public enum CSVDelimiter: String, CaseIterable, Hashable, Sendable {
  /// As RFC 4180 has it.
  case comma = ","
  /// Where the comma parts a number from its fraction.
  case semicolon = ";"
  /// As databases export.
  case tab = "tab"
  /// As some programs write.
  case pipe = "|"

  /// The byte.
  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    case .pipe: UInt8(ascii: "|")
    }
  }

  /// Several of them, as messages call them.
  var plural: String {
    switch self {
    case .comma: "commas"
    case .semicolon: "semicolons"
    case .tab: "tabs"
    case .pipe: "vertical bars"
    }
  }
}
