extension StyleSheet {
  /// The first brace that no other closes: all rules behind it are lost. Comments, texts and
  /// addresses without quotation marks may hold any braces.
  var openBrace: Int? {
    let bytes = source.bytes
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      if Self.starts("/*", at: index, in: bytes) {
        index = Self.end(ofCommentAt: index, in: bytes)
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
      } else if bytes[index] == UInt8(ascii: "}") {
        _ = open.popLast()
      }
      index += 1
    }
    return open.first
  }

  /// The quotation mark that ends a text, or the end of its line.
  private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
