extension StyleSheet {
  /// What does not meet its other end, so that rules are lost without a word.
  struct Structure {
    /// The first brace that no other closes: all rules behind it are lost.
    var openBrace: Int?
    /// The braces that close nothing: each takes the rule behind it along.
    var strayBraces: [Int] = []
    /// The comment that does not end: the rest of the sheet is lost.
    var openComment: Int?
  }

  /// What does not meet its other end. Comments, texts and addresses without quotation marks may
  /// hold any braces.
  var structure: Structure {
    let bytes = source.bytes
    var structure = Structure()
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      if Self.starts("/*", at: index, in: bytes) {
        guard let end = Self.end(ofCommentAt: index, in: bytes) else {
          // That the rules around it do not end only follows from it.
          structure.openComment = index
          return structure
        }
        index = end
        continue
      }
      if Self.starts("url(", at: index, in: bytes) {
        index = Self.skipBlanks(from: index + 4, in: bytes)
        // Quotation marks come next time; without them the address ends with the bracket.
        guard index < bytes.count, !Self.isQuote(bytes[index]) else { continue }
        index = bytes[index...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      } else if Self.isQuote(bytes[index]) {
        index = Self.end(ofTextAt: index, in: bytes)
      } else if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "{") {
        open.append(index)
      } else if bytes[index] == UInt8(ascii: "}"), open.popLast() == nil {
        structure.strayBraces.append(index)
      }
      index += 1
    }
    structure.openBrace = open.first
    return structure
  }

  /// The quotation mark that ends a text, or the end of its line.
  static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], bytes[index] != 0x0A {
      // A line may end behind a backslash, with both bytes of its end.
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      index += isEscape ? (starts("\\\r\n", at: index, in: bytes) ? 3 : 2) : 1
    }
    return index
  }
}
