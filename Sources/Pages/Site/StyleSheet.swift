import Diagnostics
import Templates

/// A style sheet whose `url(assets/x)` and `@import "assets/x"` become the published names.
struct StyleSheet {
  /// The name of another asset in a sheet.
  struct Reference {
    /// The name that templates use.
    let asset: String
    /// The bytes of `assets/` and the name.
    let range: Range<Int>
  }

  private static let folder = Array("assets/".utf8)

  /// The name that templates use, `css/board.css`; addresses in a sheet begin at its own folder.
  let name: String
  let source: SourceText
  /// The assets that it names, in order.
  let references: [Reference]
  /// The relative addresses in it that are no asset's names, by where they begin.
  let plainAddresses: [(address: String, offset: Int)]

  /// Reads the sheet once, from its beginning to its end.
  init(name: String, source: SourceText) {
    self.name = name
    self.source = source
    (references, plainAddresses) = Self.references(in: source.bytes)
  }

  /// The sheet with published names, relative to its folder, and without a byte-order mark.
  func resolved(names: [String: String]) -> [UInt8] {
    let bytes = source.bytes
    let up = String(repeating: "../", count: name.utf8.count { $0 == UInt8(ascii: "/") })
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let mark = SourceText.byteOrderMark
    var cursor = bytes.starts(with: mark) ? mark.count : 0
    for reference in references {
      guard let published = names[reference.asset] else { continue }
      result += bytes[cursor..<reference.range.lowerBound]
      result += "\(up)\(published)".utf8
      cursor = reference.range.upperBound
    }
    return result + bytes[cursor...]
  }

  private static func references(
    in bytes: [UInt8]
  ) -> ([Reference], plain: [(address: String, offset: Int)]) {
    var found: [Reference] = []
    var plain: [(address: String, offset: Int)] = []
    var index = 0
    while index < bytes.count {
      if starts("/*", at: index, in: bytes) {
        index = end(ofCommentAt: index, in: bytes)
      } else if starts("url(", at: index, in: bytes) {
        index = address(from: index + 4, in: bytes, &found, &plain)
      } else if starts("@import", at: index, in: bytes) {
        let start = skipBlanks(from: index + 7, in: bytes)
        index =
          start < bytes.count && isQuote(bytes[start])
          ? address(from: start, in: bytes, &found, &plain) : start
      } else {
        index += 1
      }
    }
    return (found, plain)
  }

  /// Reads an address, with or without quotation marks; the byte to go on with.
  private static func address(
    from start: Int,
    in bytes: [UInt8],
    _ found: inout [Reference],
    _ plain: inout [(address: String, offset: Int)]
  ) -> Int {
    var first = skipBlanks(from: start, in: bytes)
    var quote: UInt8?
    if first < bytes.count, isQuote(bytes[first]) {
      quote = bytes[first]
      first += 1
    }
    func ends(_ byte: UInt8) -> Bool {
      if let quote { return byte == quote || byte == 0x0A }
      return byte == UInt8(ascii: ")") || byte <= 0x20
    }
    var last = first
    while last < bytes.count, !ends(bytes[last]) { last += 1 }
    // An address that does not end is none.
    guard last < bytes.count else { return last }
    // A fragment names a part of the asset.
    let path = bytes[first..<last].prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    if path.starts(with: folder) {
      let asset = String(decoding: path.dropFirst(folder.count), as: UTF8.self)
      found.append(Reference(asset: asset, range: path.startIndex..<path.endIndex))
    } else if let byte = path.first, !"./\\".utf8.contains(byte), !path.contains(UInt8(ascii: ":"))
    {
      plain.append((String(decoding: path, as: UTF8.self), path.startIndex))
    }
    return last
  }

  static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 2
    while index < bytes.count, !starts("*/", at: index, in: bytes) { index += 1 }
    return min(index + 2, bytes.count)
  }

  static func starts(_ text: StaticString, at index: Int, in bytes: [UInt8]) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { lowercased(bytes[index + $0]) == buffer[$0] }
    }
  }

  static func skipBlanks(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
