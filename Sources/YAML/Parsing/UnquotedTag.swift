import Diagnostics

/// A value that begins with `{{` and stands without quotes: YAML reads it as a mapping in a
/// mapping, its author meant a template's tag.
struct UnquotedTag {
  /// The byte of the file at which the braces begin.
  let offset: Int
  /// What is wrong, with the line as it should be.
  let problem: YAMLProblem

  /// The tag at a byte where a flow mapping begins; nil when there is only one brace.
  init?(at offset: Int, isInFlow: Bool, in source: SourceText) {
    let braces = Array("{{".utf8)
    guard source.bytes[offset...].starts(with: braces) else { return nil }
    let rest = source.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    var value = String(decoding: rest, as: UTF8.self)
    if isInFlow, let end = value.firstRange(of: "}}") {
      value = String(value[..<end.upperBound])
    }
    let tags = value.ranges(of: "}}").last?.upperBound ?? value.startIndex
    if let comment = value[tags...].firstRange(of: " #") {
      value = String(value[..<comment.lowerBound])
    }
    while value.last == " " || value.last == "\t" { value.removeLast() }
    // A line that is too long to be shown would be no help.
    if value.utf8.count > 200 { value = "{{…}}" }
    let key = isInFlow ? nil : Self.key(before: offset, in: source)
    self.offset = offset
    problem = .unquotedTag((key ?? "") + Self.quoted(value))
  }

  /// The tag on the line on which libyaml stumbled; nil when the line has none where a value
  /// begins.
  init?(before noticed: Int, in source: SourceText) {
    var start = min(noticed, source.bytes.count)
    while start > 0, source.bytes[start - 1] != 0x0A, source.bytes[start - 1] != 0x0D { start -= 1 }
    let line = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let brace = line.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let before = line[..<brace]
    let isInQuotesOrComment = before.contains { $0 == 0x22 || $0 == 0x27 || $0 == 0x23 }
    let last = before.last { $0 != 0x20 && $0 != 0x09 } ?? UInt8(ascii: ":")
    guard !isInQuotesOrComment, last == UInt8(ascii: ":") || last == UInt8(ascii: "-") else {
      return nil
    }
    self.init(at: brace, isInFlow: false, in: source)
  }

  /// `title: ` when that is all that stands before the value on its line.
  private static func key(before offset: Int, in source: SourceText) -> String? {
    let start = source.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    var text = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    while let first = text.first, " -\t\u{FEFF}".contains(first) { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    guard text.last == ":", text.count > 1 else { return nil }
    return text + " "
  }

  private static func quoted(_ value: String) -> String {
    guard value.contains("\"") || value.contains("\\") else { return "\"\(value)\"" }
    return "'"
      + value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}
