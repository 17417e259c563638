/// Plain text as Markdown has it.
enum MarkdownText {
  /// A text whose letters stand for themselves.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var isStart = true
    for scalar in text.unicodeScalars {
      let isMark = marks.contains(scalar) || isStart && starts.contains(scalar)
      if isMark { escaped.unicodeScalars.append("\\") }
      // A number with a dot at the start is an item of a list.
      isStart = isStart && ("0"..."9").contains(scalar)
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  private static let marks = Set("\\`*_[]<>&~!|".unicodeScalars)
  private static let starts = Set("#+-.)=".unicodeScalars)
}
