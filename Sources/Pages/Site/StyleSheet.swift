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

  /// An address in a sheet.
  enum Address {
    /// The name of an asset.
    case asset(Reference)
    /// A relative address that is no asset's name.
    case plain(String, offset: Int)
    /// An address of another site.
    case external(offset: Int)
  }

  private static let folder = Array("assets/".utf8)

  /// The name that templates use, `css/board.css`; addresses in a sheet begin at its own folder.
  let name: String
  let source: SourceText
  /// The addresses in it, in order, but for those that are not judged.
  let addresses: [Address]

  /// Reads the sheet once, from its beginning to its end.
  init(name: String, source: SourceText) {
    self.name = name
    self.source = source
    addresses = Self.addresses(in: source.bytes)
  }

  /// The assets that it names, in order.
  var references: [Reference] {
    addresses.compactMap { if case .asset(let reference) = $0 { reference } else { nil } }
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

  private static func addresses(in bytes: [UInt8]) -> [Address] {
    var found: [Address] = []
    var index = 0
    while index < bytes.count {
      if starts("/*", at: index, in: bytes) {
        index = end(ofCommentAt: index, in: bytes) ?? bytes.count
      } else if starts("url(", at: index, in: bytes) {
        index = address(from: index + 4, in: bytes, &found)
      } else if starts("@import", at: index, in: bytes) {
        let start = skipBlanks(from: index + 7, in: bytes)
        index =
          start < bytes.count && isQuote(bytes[start])
          ? address(from: start, in: bytes, &found) : start
      } else if starts("@namespace", at: index, in: bytes) {
        // Its address is a name: nothing is loaded from there.
        index = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      } else if isQuote(bytes[index]) {
        index = end(ofTextAt: index, in: bytes) + 1
      } else {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return found
  }

  /// Reads an address, with or without quotation marks; the byte to go on with.
  private static func address(
    from start: Int,
    in bytes: [UInt8],
    _ found: inout [Address]
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
    let text = String(decoding: path, as: UTF8.self)
    if path.starts(with: folder) {
      let asset = String(text.dropFirst(folder.count))
      found.append(.asset(Reference(asset: asset, range: path.startIndex..<path.endIndex)))
    } else if isExternal(text) {
      found.append(.external(offset: path.startIndex))
    } else if let byte = path.first, !"/\\".utf8.contains(byte), !path.contains(UInt8(ascii: ":")) {
      found.append(.plain(text, offset: path.startIndex))
    }
    return quote == nil ? last : last + 1
  }

  private static func isExternal(_ address: String) -> Bool {
    let start = address.prefix(6).lowercased()
    return ["http:", "https:", "//"].contains { start.hasPrefix($0) }
  }

  /// The byte behind a comment; nil where it does not end.
  static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 2
    while index < bytes.count {
      if starts("*/", at: index, in: bytes) { return index + 2 }
      index += 1
    }
    return nil
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
