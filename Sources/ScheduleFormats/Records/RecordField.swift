/// Where a row has a field: a way, several that are put together, or ways of which the first that
/// leads to a value counts.
public struct RecordField: Hashable, Sendable {
  /// The ways, best first; each a list of paths whose texts are put together.
  let choices: [[RecordPath]]

  /// The first path that is none, of ways that are written as `a.b` or `a.b + a.c`.
  public static func mistake(in texts: [String]) -> String? {
    texts.first { text in
      let parts = parts(of: text)
      return parts.isEmpty || parts.contains { RecordPath($0).map { $0.steps.isEmpty } ?? true }
    }
  }

  /// Ways as they are written, without those that are none.
  public init(_ texts: [String]) {
    choices = texts.map { Self.parts(of: $0).compactMap(RecordPath.init) }
  }

  /// As messages call it.
  var text: String {
    choices.map { $0.map(\.text).joined(separator: " + ") }.joined(separator: "' or '")
  }

  /// Whether any of its ways leads to something in a row, be it empty.
  func isThere(in tree: RecordTree) -> Bool {
    var isThere = false
    for choice in choices {
      for path in choice { path.forEach(in: tree) { _ in isThere = true } }
    }
    return isThere
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: " + ").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
