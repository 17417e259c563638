import Mustache

/// A template's text as libcmark is given it: a word or a processing instruction for each tag, lines
/// ended by line feeds alone.
struct MarkdownText {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// The tags, by the number in their word.
  private(set) var tags: [MarkdownTag] = []
  /// The words of the tags.
  let words: TagWords

  private var lineStarts: [Int] = [0]
  /// For each line of the text, where it begins in the source.
  private var sourceStarts: [Int] = []
  /// Where pieces of the text begin in it and in the source.
  private var marks: [(text: Int, source: Int)] = []
  private var line: [Piece] = []
  private var lineSource = 0
  private var lineNumber = 0

  private enum Piece {
    case text([UInt8])
    case tag(Token, isAmongAttributes: Bool)
  }

  /// Puts the tags of a template aside.
  init(_ tokens: [Token]) {
    var text: [UInt8] = []
    for case .text(let bytes) in tokens.map(\.kind) { text += bytes }
    words = TagWords(unlike: text)
    for (token, isAmongAttributes) in zip(tokens, RawTags.areAmongAttributes(tokens)) {
      if case .text(let bytes) = token.kind {
        add(bytes, from: token.range.lowerBound)
      } else {
        if line.isEmpty { lineSource = token.range.lowerBound }
        line.append(.tag(token, isAmongAttributes: isAmongAttributes))
      }
    }
    finishLine(ending: [])
  }

  /// The byte at a line and a column, both counted from 1, as libcmark gives them.
  func byte(line: Int, column: Int) -> UInt8? {
    guard let index = index(line: line, column: column), index < bytes.count else { return nil }
    return bytes[index]
  }

  /// The rest of a line, from a column on, without its line feed.
  func rest(line: Int, column: Int) -> ArraySlice<UInt8> {
    guard let index = index(line: line, column: column), index < bytes.count else { return [] }
    return bytes[index...].prefix { $0 != 0x0A }
  }

  /// Where a block begins in the source.
  func sourceOffset(of block: MarkdownNode) -> Int {
    guard block.line > 0, block.line <= sourceStarts.count else { return sourceStarts.last ?? 0 }
    return sourceStarts[block.line - 1] + max(block.column, 1) - 1
  }

  /// Where raw HTML in a line begins in the source; nil where it cannot be found. libcmark counts
  /// some columns without the marks of quotes and items, so the line is looked through as well.
  func sourceOffset(ofInline node: MarkdownNode) -> Int? {
    guard let first = index(line: node.line, column: 1), first < bytes.count else { return nil }
    let literal = node.literal
    func isThere(_ index: Int) -> Bool { bytes[index...].starts(with: literal) }
    var start = index(line: node.line, column: node.column) ?? first
    if start >= bytes.count || !isThere(start) {
      guard let found = (first..<bytes.count).first(where: isThere) else { return nil }
      start = found
    }
    return sourceOffset(ofText: start)
  }

  /// Where a link or image begins in the source; nil where libcmark does not tell.
  func sourceOffset(ofLink node: MarkdownNode) -> Int? {
    guard let start = index(line: node.line, column: node.column), start < bytes.count,
      "[!<".utf8.contains(bytes[start])
    else { return nil }
    return sourceOffset(ofText: start)
  }

  private func sourceOffset(ofText index: Int) -> Int? {
    marks.last { $0.text <= index }.map { $0.source + index - $0.text }
  }

  private func index(line: Int, column: Int) -> Int? {
    guard line > 0, line <= lineStarts.count, column > 0 else { return nil }
    return lineStarts[line - 1] + column - 1
  }

  private mutating func add(_ text: [UInt8], from offset: Int) {
    if line.isEmpty { lineSource = offset }
    var start = 0
    var index = 0
    while index < text.count {
      guard text[index] == 0x0A || text[index] == 0x0D else {
        index += 1
        continue
      }
      line.append(.text(Array(text[start..<index])))
      finishLine(ending: [0x0A])
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
      lineSource = offset + start
    }
    if start < text.count { line.append(.text(Array(text[start...]))) }
  }

  private mutating func finishLine(ending: [UInt8]) {
    defer {
      line = []
      lineNumber += 1
    }
    let isAlone = holdsOnlyTags()
    if isAlone && isSilent() { return }
    sourceStarts.append(lineSource)
    var source = lineSource
    for (index, piece) in line.enumerated() {
      switch piece {
      case .text(let text):
        marks.append((text: bytes.count, source: source))
        source += text.count
        bytes += text
      case .tag(let token, let isAmongAttributes):
        source = token.range.upperBound
        let isPadded = isAmongAttributes && token.kind.isPaddedAmongAttributes
        put(token, as: isAlone ? .instruction : isPadded ? .paddedWord : .word, at: index)
      }
    }
    bytes += ending
    if !ending.isEmpty { lineStarts.append(bytes.count) }
  }

  private mutating func put(_ token: Token, as form: MarkdownTag.Form, at index: Int) {
    let word = words.word(tags.count)
    let followsAngle = followsAngle(index)
    switch form {
    case .word: bytes += word
    case .paddedWord: bytes += [0x20] + word + [0x20]
    case .instruction: bytes += Array("<?".utf8) + word + Array("?>".utf8)
    }
    tags.append(
      MarkdownTag(token: token, form: form, line: lineNumber, followsAngle: followsAngle)
    )
  }

  private func followsAngle(_ index: Int) -> Bool {
    guard index > 0, case .text(let text) = line[index - 1] else { return false }
    return text.last == UInt8(ascii: "<") && text.dropLast().last != UInt8(ascii: "\\")
  }

  /// Whether the line is made up of tags that can stand alone, blanks, and before them the marks of
  /// quotes and list items.
  private func holdsOnlyTags() -> Bool {
    var hasTags = false
    for (index, piece) in line.enumerated() {
      switch piece {
      case .text(let text):
        let isBlank = text.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        guard isBlank || index == 0 && Self.isContainerPrefix(text) else { return false }
      case .tag(let token, let isAmongAttributes):
        guard token.kind.standsAlone, !isAmongAttributes else { return false }
        hasTags = true
      }
    }
    return hasTags
  }

  /// Whether the line is nothing but comments: it goes, so that it does not part what it stands in.
  private func isSilent() -> Bool {
    line.allSatisfy { piece in
      switch piece {
      case .text(let text): text.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      case .tag(let token, _): token.kind.isSilent
      }
    }
  }

  /// Whether a text consists of the marks that begin quotes and list items.
  private static func isContainerPrefix(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let byte = rest.first {
      switch byte {
      case 0x20, 0x09, UInt8(ascii: ">"):
        rest = rest.dropFirst()
        continue
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        rest = rest.dropFirst()
      case 0x30...0x39:
        rest = rest.drop { (0x30...0x39).contains($0) }
        guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else {
          return false
        }
        rest = rest.dropFirst()
      default: return false
      }
      guard rest.first == 0x20 || rest.first == 0x09 else { return false }
    }
    return true
  }
}
