/// Where a field's text is in the file: without its quotes, and not yet decoded.
package struct CSVField {
  /// The first byte of the text.
  package var start: Int
  /// The byte after the text.
  package var end: Int
  /// Whether quotes in the text are doubled.
  var hasDoubledQuotes = false
  /// Whether the text has control characters, which data must not bring into a page.
  var hasControls = false
  /// Whether the text has line breaks, which are LF once decoded.
  var hasLineBreaks = false

  /// Whether the bytes are the text as they stand.
  var isPlain: Bool { !hasDoubledQuotes && !hasControls && !hasLineBreaks }
  /// Whether a string holds its text in itself, so that making it is cheaper than finding it.
  var isShort: Bool { end - start < 16 }
  /// Whether there is no text.
  var isEmpty: Bool { start == end }

  /// The field without blanks and tabs around its text.
  func trimmed(in bytes: [UInt8]) -> CSVField {
    var field = self
    while field.start < field.end, Self.isBlank(bytes[field.start]) { field.start += 1 }
    while field.start < field.end, Self.isBlank(bytes[field.end - 1]) { field.end -= 1 }
    return field
  }

  /// The text.
  func text(in bytes: [UInt8]) -> String {
    let raw = bytes[start..<end]
    return String(decoding: isPlain ? raw : decoded(raw), as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func decoded(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      let next = index + 1 < raw.endIndex ? raw[index + 1] : 0
      index += 1
      switch (byte, next) {
      case (UInt8(ascii: "\""), UInt8(ascii: "\"")):
        text.append(byte)
        index += 1
      case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): break
      case (UInt8(ascii: "\r"), _): text.append(UInt8(ascii: "\n"))
      case (0xC2, 0x80...0x9F):
        text += Self.replacement
        index += 1
      default:
        if CSVByte.table[Int(byte)] == CSVByte.control {
          text += Self.replacement
        } else {
          text.append(byte)
        }
      }
    }
    return text[...]
  }

  /// U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}
