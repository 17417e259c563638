import Diagnostics
import YAML

/// Where the front matter of a file is, and where its body begins.
enum FrontMatterLines {
  /// No front matter; the body begins behind a byte-order mark.
  case none(body: Int)
  /// The first line opens front matter that never ends.
  case unclosed(at: Int)
  /// The bytes between the two lines, and where the body begins.
  case found(at: Int, yaml: Range<Int>, body: Int)

  /// Looks for `---` lines; they may end with blanks, and with LF, CRLF or CR.
  init(_ source: SourceText) {
    let mark = SourceText.byteOrderMark
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    guard let opening = Self.line(at: start, in: source.bytes), opening.isFence else {
      self = .none(body: start)
      return
    }
    var offset = opening.next
    while let line = Self.line(at: offset, in: source.bytes) {
      if line.isFence {
        self = .found(at: start, yaml: opening.next..<offset, body: line.next)
        return
      }
      offset = line.next
    }
    self = .unclosed(at: start)
  }

  /// Front matter further down: a `---` behind which a line begins with one of the keys. Where it
  /// begins, and where the body behind it does.
  static func misplaced(in source: SourceText, _ schema: YAMLMapping) -> (start: Int, body: Int)? {
    let keys = schema.fields.map { Array("\($0.name):".utf8) }
    var offset = 0
    var start: Int?
    while let line = line(at: offset, in: source.bytes) {
      if line.isFence {
        if let start { return (start, line.next) }
        let rest = source.bytes[line.next...]
        if keys.contains(where: { rest.starts(with: $0) }) { start = offset }
      }
      offset = line.next
    }
    return start.map { ($0, source.bytes.count) }
  }

  /// Whether the line at an offset is `---`, and where the next one begins; nil at the end.
  private static func line(at start: Int, in bytes: [UInt8]) -> (isFence: Bool, next: Int)? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    var next = min(end + 1, bytes.count)
    if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
    let line = bytes[start..<end]
    let isFence =
      line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return (isFence, next)
  }
}
