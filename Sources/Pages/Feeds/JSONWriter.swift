import Basics
import Mustache

/// Writes JSON straight into a page's buffer.
///
/// A hub's day is thousands of objects, written on every build; Foundation's encoder takes longer
/// for them than all pages of the day take. `<`, U+2028 and U+2029 are escaped, so that the text may
/// stand in a script as well.
struct JSONWriter: ~Copyable {
  private var needsComma = false

  /// Begins an object or list, as the value of a key or as an item.
  mutating func open(
    _ bracket: Unicode.Scalar,
    key: StaticString? = nil,
    in buffer: inout OutputBuffer
  ) {
    begin(key, in: &buffer)
    buffer.append(byte: UInt8(ascii: bracket))
    needsComma = false
  }

  /// Ends an object or list.
  mutating func close(_ bracket: Unicode.Scalar, in buffer: inout OutputBuffer) {
    buffer.append(byte: UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes a text as an item of a list.
  mutating func put(_ text: String, in buffer: inout OutputBuffer) {
    begin(nil, in: &buffer)
    write(text, in: &buffer)
  }

  /// Writes a text, or `null` where it is absent, as the value of a key.
  mutating func put(_ text: String?, key: StaticString, in buffer: inout OutputBuffer) {
    begin(key, in: &buffer)
    if let text { write(text, in: &buffer) } else { buffer.append("null") }
  }

  /// Writes a text, or nothing at all where it is absent.
  mutating func putIfAny(_ text: String?, key: StaticString, in buffer: inout OutputBuffer) {
    if let text { put(text, key: key, in: &buffer) }
  }

  /// Writes `true` or `false`.
  mutating func put(_ truth: Bool, key: StaticString, in buffer: inout OutputBuffer) {
    begin(key, in: &buffer)
    buffer.append(truth ? "true" : "false")
  }

  /// Writes a whole number.
  mutating func put(_ number: Int, key: StaticString, in buffer: inout OutputBuffer) {
    begin(key, in: &buffer)
    buffer.append(number)
  }

  /// A key is written as it is: it comes from the program, never from data.
  private mutating func begin(_ key: StaticString?, in buffer: inout OutputBuffer) {
    if needsComma { buffer.append(byte: UInt8(ascii: ",")) }
    if let key {
      buffer.append(byte: UInt8(ascii: "\""))
      key.withUTF8Buffer { buffer.append($0) }
      buffer.append("\":")
    }
    needsComma = true
  }

  private func write(_ text: String, in buffer: inout OutputBuffer) {
    buffer.append(byte: UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      buffer.append(text)
    } else {
      for scalar in text.unicodeScalars { write(scalar, in: &buffer) }
    }
    buffer.append(byte: UInt8(ascii: "\""))
  }

  private func write(_ scalar: Unicode.Scalar, in buffer: inout OutputBuffer) {
    buffer.append(JSONEscape.text(for: scalar) ?? String(scalar))
  }

  /// Whether a byte needs no escape and begins none: 0xE2 begins U+2028.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "<") && byte != 0xE2
  }
}
