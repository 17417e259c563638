import Diagnostics
import Mustache

extension MarkdownRenderer {
  /// Writes text with the tags in it.
  mutating func write(
    _ literal: [UInt8],
    _ escaping: HTMLEscaping,
    in node: MarkdownNode?,
    part: MarkdownPlace.Part = .content,
    allowsLines: Bool = false
  ) {
    write(literal, in: node, part: part, allowsLines: allowsLines) { output, piece, _ in
      output.put(piece, escaping)
    }
  }

  /// Writes raw HTML, which begins at an offset of the source, with the tags in it.
  mutating func writeRaw(
    _ literal: [UInt8],
    from offset: Int?,
    in node: MarkdownNode?,
    allowsLines: Bool = false
  ) {
    let source = source.bytes
    write(literal, in: node, part: .content, allowsLines: allowsLines) { output, piece, tag in
      output.put(piece, from: tag?.range.upperBound ?? offset, in: source)
    }
  }

  /// Writes pieces of text, each with the tag before it, and the tags between them.
  private mutating func write(
    _ literal: [UInt8],
    in node: MarkdownNode?,
    part: MarkdownPlace.Part,
    allowsLines: Bool,
    put: (inout TokenWriter, ArraySlice<UInt8>, Token?) -> Void
  ) {
    var cursor = 0
    var before: Token?
    while let node, let (number, range) = text.next(in: literal, from: cursor) {
      put(&output, literal[cursor..<range.lowerBound], before)
      let place = MarkdownPlace(node: node, part: part)
      let tag = text.tags[number]
      if tag.form == .instruction, !allowsLines {
        report(place.node.kind == .codeBlock ? .tagsInIndentedCode : .tagsInParagraph, at: tag)
      }
      if tag.followsAngle, part == .content, node.kind != .code, node.kind != .codeBlock {
        checkAngle(tag, literal[range.upperBound...])
      }
      self.put(number, in: place)
      before = tag.token
      cursor = range.upperBound
    }
    put(&output, literal[cursor...], before)
  }

  /// Refuses `<{{url}}>` where it has become an HTML tag.
  mutating func checkAutolink(_ literal: [UInt8]) {
    var cursor = 0
    while let (number, range) = text.next(in: literal, from: cursor) {
      let tag = text.tags[number]
      if tag.form != .instruction, range.lowerBound > 0,
        literal[range.lowerBound - 1] == UInt8(ascii: "<")
      {
        reportAutolink(tag)
      }
      cursor = range.upperBound
    }
  }

  /// Refuses an HTML tag that a quotation mark has made text, at the one that closes its element.
  mutating func checkQuote(before closing: Int?, of tag: [UInt8]) {
    guard let closing, let quote = OpenQuote(before: closing, of: tag, in: source.bytes) else {
      return
    }
    let place = source.location(ofByte: quote.offset)
    diagnostics.append(TemplateProblem.unclosedQuote(quote.attribute).diagnostic(at: place))
  }

  /// Refuses `<{{url}}/path>` where it has become text.
  private mutating func checkAngle(_ tag: MarkdownTag, _ rest: ArraySlice<UInt8>) {
    let end = rest.first { $0 == UInt8(ascii: ">") || $0 <= 0x20 }
    if end == UInt8(ascii: ">") { reportAutolink(tag) }
  }

  /// Refuses code that only the nesting of sections has indented.
  mutating func checkIndentedCode(_ node: MarkdownNode) {
    guard let before = node.previous, before.kind == .htmlBlock, before.line + 1 == node.line,
      text.loneTags(before.literal) != nil, !text.beginsWithLoneTag(node.literal)
    else { return }
    report(.codeBeneathTags, at: text.sourceOffset(of: node))
  }

  /// Refuses lists that are joined to the list of the item they seem to belong to.
  mutating func checkLists() {
    for list in joins?.misindented ?? [] {
      report(.listBeneathItem, at: text.sourceOffset(of: list))
    }
  }

  /// Refuses sections that end elsewhere than they began, and tags that have been lost.
  mutating func checkPlaces(_ pairs: SectionPairs) {
    for (number, tag) in text.tags.enumerated() where !tag.token.kind.isSilent {
      if places[number].isEmpty {
        report(.lostTag(tag: spelling(of: tag)), at: tag)
        continue
      }
      guard let close = pairs.partner(of: number), close > number,
        let name = tag.token.kind.name, !places[close].isEmpty,
        places[number] != places[close]
      else { continue }
      let begins = places[number][0].noun
      let ends = places[close][0].noun
      report(.crossing(section: name.text, begins: begins, ends: ends), at: tag)
    }
  }

  private mutating func reportAutolink(_ tag: MarkdownTag) {
    report(.tagAsAutolink(tag: spelling(of: tag)), at: tag)
  }

  private mutating func report(_ problem: MarkdownProblem, at tag: MarkdownTag) {
    if tag.form == .instruction {
      guard reportedLine != tag.line else { return }
      reportedLine = tag.line
    }
    report(problem, at: tag.token.kind.name?.offset ?? tag.token.range.lowerBound)
  }

  private mutating func report(_ problem: MarkdownProblem, at offset: Int) {
    diagnostics.append(problem.diagnostic(at: source.location(ofByte: offset)))
  }

  private func spelling(of tag: MarkdownTag) -> String {
    String(decoding: source.bytes[tag.token.range], as: UTF8.self)
  }
}
