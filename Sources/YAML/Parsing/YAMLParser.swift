import Basics
import Diagnostics

/// Parses the plain part of YAML that configuration and front matter need: scalars, lists and
/// mappings with text keys. What makes YAML surprising or dangerous is refused: anchors and
/// aliases, tags, several documents, repeated keys, deep nesting, large files.
public enum YAMLParser {
  /// The largest text, in bytes.
  public static let sizeLimit = 1 << 20
  /// How deep lists and mappings may be nested.
  public static let depthLimit = 64

  /// The node at the top of a text, or of a byte range of it; nil when it holds nothing but blanks
  /// and comments. Positions are those in the whole file. Throws every mistake that was found.
  public static func parse(
    _ source: SourceText,
    from: Int = 0,
    to: Int? = nil
  ) throws(Report) -> YAMLNode? {
    let end = min(max(to ?? source.bytes.count, 0), source.bytes.count)
    var start = min(max(from, 0), end)
    guard end - start <= sizeLimit else {
      throw YAMLProblem.tooLarge(limit: sizeLimit).report(at: Location(path: source.path))
    }
    if start == 0, source.bytes[..<end].starts(with: SourceText.byteOrderMark) {
      start = SourceText.byteOrderMark.count
    }
    if let offset = UTF8Text.firstInvalidByte(in: source.bytes[start..<end]) {
      throw YAMLProblem.notUTF8.report(at: source.location(ofByte: offset))
    }
    if let offset = TextCheck.firstHiddenLineBreak(in: source.bytes[start..<end]) {
      throw YAMLProblem.controlCharacter(at: offset, in: source)
        .report(at: source.location(ofByte: offset))
    }
    let outcome = source.bytes[start..<end].withUnsafeBufferPointer { buffer in
      let cursor = MarkCursor(source: source, start: start, end: end)
      var builder = NodeBuilder(events: EventStream(buffer), source: source, cursor: cursor)
      let root = builder.document()
      return (root, builder.findings.diagnostics)
    }
    guard outcome.1.isEmpty else { throw Report(outcome.1) }
    return outcome.0
  }
}
