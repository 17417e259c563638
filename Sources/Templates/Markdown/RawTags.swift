import Mustache

/// Finds the tags of a template that stand among the attributes of an HTML tag, as in
/// `<a {{#isCurrent}}aria-current="page"{{/isCurrent}} href="…">`.
///
/// There a word alone would run into its neighbours and make the HTML tag invalid, and libcmark
/// would show it as text.
enum RawTags {
  /// The longest HTML tag that is looked through, so that a text full of `<` costs no more than its
  /// length.
  private static let lengthLimit = 4096

  /// For each token whether it is such a tag, outside of quoted values.
  static func areAmongAttributes(_ tokens: [Token]) -> [Bool] {
    let pieces = flatten(tokens)
    var result = Array(repeating: false, count: tokens.count)
    var index = 0
    while index < pieces.count {
      guard pieces[index] == .byte(UInt8(ascii: "<")), !isEscaped(index, in: pieces),
        let (end, found) = htmlTag(at: index, in: pieces)
      else {
        index += 1
        continue
      }
      for token in found { result[token] = true }
      index = end
    }
    return result
  }

  /// A byte of text, or a tag by the index of its token.
  private enum Piece: Equatable {
    case byte(UInt8)
    case tag(Int)
  }

  private static func flatten(_ tokens: [Token]) -> [Piece] {
    var pieces: [Piece] = []
    for (index, token) in tokens.enumerated() {
      if case .text(let bytes) = token.kind {
        pieces += bytes.lazy.map { .byte($0) }
      } else {
        pieces.append(.tag(index))
      }
    }
    return pieces
  }

  private static func isEscaped(_ index: Int, in pieces: [Piece]) -> Bool {
    index > 0 && pieces[index - 1] == .byte(UInt8(ascii: "\\"))
  }

  /// The end of an HTML tag with a name, and the template's tags among its attributes; nil where
  /// there is no `>` before a blank line or another `<`.
  private static func htmlTag(at start: Int, in pieces: [Piece]) -> (end: Int, tags: [Int])? {
    guard start + 1 < pieces.count, case .byte(let letter) = pieces[start + 1],
      (0x61...0x7A).contains(letter | 0x20)
    else { return nil }
    var nameEnd = start + 2
    while nameEnd < pieces.count, isNameByte(pieces[nameEnd]) { nameEnd += 1 }
    guard nameEnd < pieces.count, endsName(pieces[nameEnd]) else { return nil }
    var quote: UInt8?
    var found: [Int] = []
    var isLineBlank = false
    for index in nameEnd..<min(pieces.count, nameEnd + lengthLimit) {
      switch pieces[index] {
      case .tag(let token):
        isLineBlank = false
        if quote == nil { found.append(token) }
      case .byte(0x0A):
        if isLineBlank { return nil }
        isLineBlank = true
      case .byte(0x20), .byte(0x09), .byte(0x0D): break
      case .byte(let byte):
        isLineBlank = false
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          return (index + 1, found)
        } else if byte == UInt8(ascii: "<") {
          return nil
        }
      }
    }
    return nil
  }

  private static func isNameByte(_ piece: Piece) -> Bool {
    switch piece {
    case .byte(0x30...0x39), .byte(0x41...0x5A), .byte(0x61...0x7A), .byte(UInt8(ascii: "-")): true
    default: false
    }
  }

  /// An address in angle brackets goes on with a colon or an at sign.
  private static func endsName(_ piece: Piece) -> Bool {
    switch piece {
    case .tag, .byte(0x20), .byte(0x09), .byte(0x0A), .byte(0x0D), .byte(UInt8(ascii: "/")),
      .byte(UInt8(ascii: ">")):
      true
    default: false
    }
  }
}
