import Diagnostics

/// What is to be said of Markdown that is shown otherwise than its author may think.
enum MarkdownHints {
  /// Lines as beneath the head of a table, and links with a blank in the address.
  static func misreadings(in source: SourceText, _ body: Range<Int>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in linesOutsideOfFences(source.bytes[body]) {
      if isTableLine(line) {
        found.append(MarkdownProblem.table.diagnostic(at: source.location(ofByte: line.startIndex)))
      }
      for address in brokenAddresses(in: line) {
        let text = String(decoding: address, as: UTF8.self)
        let place = source.location(ofByte: address.startIndex)
        found.append(MarkdownProblem.blankInAddress(text).diagnostic(at: place))
      }
    }
    return found
  }

  /// The lines that are not code between lines of ``` or ~~~, without the blanks before them.
  private static func linesOutsideOfFences(_ body: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var fence: UInt8?
    var lines: [ArraySlice<UInt8>] = []
    for line in body.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        text.prefix(3).allSatisfy({ $0 == mark }), text.count > 2, fence ?? mark == mark
      {
        fence = fence == nil ? mark : nil
      } else if fence == nil {
        lines.append(text)
      }
    }
    return lines
  }

  /// The addresses of what looks like links and is none, as nothing but a title in quotation marks
  /// may follow a blank.
  private static func brokenAddresses(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var isCode = false
    var rest = line
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      guard !isCode, byte == UInt8(ascii: "]"), rest.first == UInt8(ascii: "("),
        let end = rest.firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      let address = rest[(rest.startIndex + 1)..<end].drop { $0 == 0x20 }
      let parts = address.split(separator: 0x20, maxSplits: 1)
      guard parts.count == 2, let first = address.first, first != UInt8(ascii: "<"),
        let next = parts[1].first(where: { $0 != 0x20 }),
        !"\"'({".utf8.contains(next), !address.contains(UInt8(ascii: "{"))
      else { continue }
      found.append(address)
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
