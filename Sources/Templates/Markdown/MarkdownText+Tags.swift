extension MarkdownText {
  /// The tags of an HTML block that holds only tags of lines of their own; nil for any other.
  func loneTags(_ literal: [UInt8]) -> [Int]? {
    var found: [Int] = []
    var cursor = 0
    while let piece = next(in: literal, from: cursor) {
      guard tags[piece.number].form == .instruction,
        literal[cursor..<piece.range.lowerBound].allSatisfy(Self.isBlank)
      else { return nil }
      found.append(piece.number)
      cursor = piece.range.upperBound
    }
    return literal[cursor...].allSatisfy(Self.isBlank) && !found.isEmpty ? found : nil
  }

  /// The next tag in something that libcmark made of the text, and the bytes that stand for it: the
  /// word, with what was put around it.
  func next(in literal: [UInt8], from start: Int) -> (number: Int, range: Range<Int>)? {
    guard let (number, word) = words.next(in: literal, from: start), number < tags.count else {
      return nil
    }
    var range = word
    switch tags[number].form {
    case .word: break
    case .paddedWord:
      if range.lowerBound > start, literal[range.lowerBound - 1] == 0x20 {
        range = range.lowerBound - 1..<range.upperBound
      }
      if range.upperBound < literal.count, literal[range.upperBound] == 0x20 {
        range = range.lowerBound..<range.upperBound + 1
      }
    case .instruction:
      let open = range.lowerBound - 2
      let close = range.upperBound + 2
      guard open >= start, close <= literal.count,
        literal[open..<range.lowerBound].elementsEqual("<?".utf8),
        literal[range.upperBound..<close].elementsEqual("?>".utf8)
      else { break }
      range = open..<close
    }
    return (number, range)
  }

  /// Whether something begins with a tag of a line of its own.
  func beginsWithLoneTag(_ literal: [UInt8]) -> Bool {
    guard let (number, range) = next(in: literal, from: 0) else { return false }
    return tags[number].form == .instruction
      && literal[..<range.lowerBound].allSatisfy(Self.isBlank)
  }

  /// The tag of a first line that holds it alone, as Mustache takes it: one tag, which is no markup;
  /// and where the next line begins.
  func lineOfOneTag(_ literal: [UInt8]) -> (tag: Int, end: Int)? {
    guard let (number, range) = next(in: literal, from: 0), tags[number].form == .instruction,
      tags[number].token.kind.takesLine,
      let end = literal.firstIndex(of: 0x0A), end >= range.upperBound,
      literal[..<range.lowerBound].allSatisfy(Self.isBlank),
      literal[range.upperBound..<end].allSatisfy(Self.isBlank)
    else { return nil }
    return (number, end + 1)
  }

  /// Whether a code block stands between fences; the other kind is indented.
  func isFenced(_ block: MarkdownNode) -> Bool {
    let opening = rest(line: block.line, column: block.column)
    let isFence = opening.starts(with: "```".utf8) || opening.starts(with: "~~~".utf8)
    // An indented block can show a fence: then that is its first line.
    return isFence && !block.literal.starts(with: opening)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A
  }
}
