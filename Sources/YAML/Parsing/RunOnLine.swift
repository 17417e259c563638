import Diagnostics

/// A line without a key of its own, which YAML reads on into the next ones: libyaml only stumbles at
/// the next key, which is right.
struct RunOnLine {
  /// The byte of the file at which the mistake is.
  let offset: Int
  /// What is wrong there.
  let mistake: YAMLSyntaxMistake

  /// The line that made libyaml stumble at a byte, in a text that begins at `start`; nil where it is
  /// none before.
  init?(_ mistake: YAMLSyntaxMistake, at noticed: Int, from start: Int, in source: SourceText) {
    guard mistake == .unexpectedColon || mistake == .missingColon else { return nil }
    let bytes = source.bytes[start...]
    var line = Self.line(at: min(noticed, bytes.endIndex), in: bytes)
    if let colon = Self.bareColon(in: line) {
      self.init(offset: colon, mistake: .missingBlank)
      return
    }
    guard mistake == .unexpectedColon else { return nil }
    let column = Self.text(of: line).startIndex - line.startIndex
    var found: RunOnLine?
    while line.startIndex > start {
      line = Self.line(at: line.startIndex - 1, in: bytes)
      let text = Self.text(of: line)
      if text.isEmpty { continue }
      if let colon = Self.bareColon(in: line) {
        found = RunOnLine(offset: colon, mistake: .missingBlank)
      } else if text.startIndex - line.startIndex == column, !Self.standsForItself(text) {
        found = RunOnLine(offset: text.startIndex, mistake: .missingColon)
      } else {
        // Further left a value may have begun, which goes on in the lines that seemed to be at fault.
        let isLeft = text.startIndex - line.startIndex < column
        if isLeft, text.contains(": ".utf8), text.first != UInt8(ascii: "#") { return nil }
        break
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(offset: Int, mistake: YAMLSyntaxMistake) {
    self.offset = offset
    self.mistake = mistake
  }

  /// The line that a byte is on or ends, without its line feed.
  private static func line(at offset: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let before = bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? bytes.startIndex
    return bytes[before...].prefix { !isLineEnd($0) }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// A line without the blanks around it.
  private static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.drop { $0 == 0x20 || $0 == 0x09 }
    while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
    return text
  }

  /// Whether a line is a comment, an item, a document's mark or a key: no line that goes on.
  private static func standsForItself(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.first ?? 0
    return "#-.?\"'[{|>&*!%@`".utf8.contains(first) || text.last == UInt8(ascii: ":")
      || text.contains(": ".utf8)
  }

  /// The colon behind what looks like a key, where something else than a blank follows it.
  private static func bareColon(in line: ArraySlice<UInt8>) -> Int? {
    let text = text(of: line)
    guard let first = text.first, isLetter(first),
      let colon = text.firstIndex(where: { !isLetter($0) && !"_0123456789".utf8.contains($0) }),
      text[colon] == UInt8(ascii: ":"), colon + 1 < text.endIndex,
      text[colon + 1] > 0x20, text[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    return colon
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
