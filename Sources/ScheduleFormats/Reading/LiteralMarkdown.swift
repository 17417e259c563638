/// Text of another system as Markdown that shows it letter by letter.
enum LiteralMarkdown {
  /// A text whose letters stand for themselves, in lines as they are. Blanks at the beginning of a
  /// line, which could make code of it, are left out.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var start = Start.line
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r":
        start = .line
      case " ", "\t":
        if start == .line { continue }
        start = .none
      case "0"..."9":
        // A number with a dot or a bracket behind it is an item of a list.
        if start == .line { start = .number }
      default:
        if marks.contains(scalar) || start != .none && starts.contains(scalar) {
          escaped.append("\\")
        }
        start = .none
      }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// What stands before a letter on its line.
  private enum Start {
    /// Blanks alone.
    case line
    /// Figures alone.
    case number
    case none
  }

  private static let marks = Set("\\`*_[]<>&~!|".unicodeScalars)
  private static let starts = Set("#+-.)=".unicodeScalars)
}
