/// A quotation mark in an HTML tag that is not closed: Markdown takes such a tag for text, and the
/// one that closes the element stands alone.
struct OpenQuote {
  /// The byte of the source at which the mark stands.
  let offset: Int
  /// The attribute whose value it begins.
  let attribute: String

  /// The mark that keeps a closing tag, as `</a>`, from its opening one in the same paragraph; nil
  /// where that is not what is wrong.
  init?(before closing: Int, of tag: [UInt8], in bytes: [UInt8]) {
    guard tag.starts(with: "</".utf8), bytes.indices.contains(closing) else { return nil }
    let opening = "<".utf8 + tag.dropFirst(2).prefix { $0 != UInt8(ascii: ">") && $0 > 0x20 }
    var start = closing
    while start > 0 {
      start -= 1
      if bytes[start] == 0x0A, Self.isBlankLine(before: start, in: bytes) { return nil }
      guard bytes[start..<closing].starts(with: opening) else { continue }
      let isEscaped = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
      guard !isEscaped, start + opening.count < closing, bytes[start + opening.count] <= 0x20
      else { return nil }
      self.init(openIn: start + opening.count..<closing, of: bytes)
      return
    }
    return nil
  }

  /// The mark that is open at the end of a range which begins with attributes.
  private init?(openIn range: Range<Int>, of bytes: [UInt8]) {
    var open: Int?
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if open.map({ bytes[$0] == bytes[index] }) == true {
          open = nil
        } else if open == nil {
          open = index
        }
      case UInt8(ascii: ">") where open == nil: return nil
      default: break
      }
    }
    guard let open, open > range.lowerBound, bytes[open - 1] == UInt8(ascii: "=") else {
      return nil
    }
    let name = bytes[range.lowerBound..<open - 1].reversed().prefix { $0 > 0x20 }
    offset = open
    attribute = String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether the line that a line feed ends holds nothing.
  private static func isBlankLine(before end: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<end].reversed().prefix { $0 != 0x0A }
    return line.allSatisfy { $0 <= 0x20 }
  }
}
