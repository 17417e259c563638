import Diagnostics

/// What is to be said of Markdown that is shown otherwise than its author may think.
enum MarkdownHints {
  /// Lines as beneath the head of a table, outside of fenced code.
  static func tables(in source: SourceText, _ body: Range<Int>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var fence: UInt8?
    for line in source.bytes[body].split(separator: 0x0A, omittingEmptySubsequences: true) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        text.prefix(3).allSatisfy({ $0 == mark }), text.count > 2, fence ?? mark == mark
      {
        fence = fence == nil ? mark : nil
      } else if fence == nil, isTableLine(text) {
        let place = source.location(ofByte: text.startIndex)
        found.append(MarkdownProblem.table.diagnostic(at: place))
      }
    }
    return found
  }

  private static func isTableLine(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { "|:- \t\r".utf8.contains($0) }
  }

  /// What a notice does not show.
  static func losses(in source: SourceText, _ body: Range<Int>) -> [Diagnostic] {
    func hint(_ loss: MarkdownProblem.Loss, _ offset: Int) -> Diagnostic {
      MarkdownProblem.lostInNotice(loss).diagnostic(at: source.location(ofByte: offset))
    }
    guard body.count <= DataMarkdown.sizeLimit else { return [hint(.markup, body.lowerBound)] }
    let bytes = Array(source.bytes[body])
    var starts = [body.lowerBound]
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      starts.append(body.lowerBound + index + 1)
    }
    var found: [Diagnostic] = []
    MarkdownTree(bytes).walk { node, isEntering in
      guard isEntering, let loss = loss(of: node) else { return }
      let line = min(max(node.line, 1), starts.count)
      found.append(hint(loss, starts[line - 1] + max(node.column, 1) - 1))
    }
    return found
  }

  private static func loss(of node: MarkdownNode) -> MarkdownProblem.Loss? {
    switch node.kind {
    case .image: .image
    case .link: DataMarkdownRenderer.isAllowed(node.address) ? nil : .link
    // Of an element the beginning is told.
    case .htmlBlock, .htmlInline: node.literal.starts(with: "</".utf8) ? nil : .html
    case .thematicBreak: .line
    default: nil
    }
  }
}
