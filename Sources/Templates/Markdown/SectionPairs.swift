import Mustache

/// Which tag closes which.
struct SectionPairs {
  /// For each tag, the one that closes it or that it closes.
  private let partners: [Int?]

  /// The pairs among a template's tags, nil where they do not come in pairs: the parser tells that.
  init?(_ tags: [MarkdownTag]) {
    var partners: [Int?] = Array(repeating: nil, count: tags.count)
    var open: [(tag: Int, name: String)] = []
    for (index, tag) in tags.enumerated() {
      switch tag.token.kind {
      case .section(let name), .inverted(let name), .block(let name), .parent(let name, _):
        open.append((index, name.text))
      case .close(let name):
        guard let last = open.popLast(), last.name == name.text else { return nil }
        partners[last.tag] = index
        partners[index] = last.tag
      case .text, .variable, .unescaped, .partial, .comment, .delimiters: break
      }
    }
    guard open.isEmpty else { return nil }
    self.partners = partners
  }

  /// The tag that a closing tag closes, or that closes an opening one.
  func partner(of tag: Int) -> Int? {
    partners[tag]
  }
}
