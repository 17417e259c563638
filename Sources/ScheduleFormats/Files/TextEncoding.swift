/// How a file's bytes are letters; the raw value is how `site.yml` names it.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  /// UTF-8, which ASCII is part of.
  case utf8 = "utf-8"
  /// ISO 8859-1.
  case latin1 = "latin-1"
  /// Windows' Western code page, which has letters where ISO 8859-1 has controls.
  case windows1252 = "windows-1252"
  /// UTF-16, as spreadsheets call Unicode text; without a byte-order mark the low byte comes first.
  case utf16 = "utf-16"

  /// The encoding that a file's byte-order mark tells, where it is not UTF-8.
  init?(markOf bytes: [UInt8]) {
    guard UTF16Text.hasMark(bytes) else { return nil }
    self = .utf16
  }

  /// The bytes as UTF-8; those of UTF-8 as they are, right or wrong. `invalid` is the first byte
  /// that is no letter, by its place in what was made.
  func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], invalid: Int?) {
    if self == .utf16 { return UTF16Text.utf8(bytes) }
    guard self != .utf8, bytes.contains(where: { $0 >= 0x80 }) else { return (bytes, nil) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    var invalid: Int?
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let scalar = scalar(of: byte)
      if scalar == nil, invalid == nil { invalid = text.count }
      text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }
    return (text, invalid)
  }

  private func scalar(of byte: UInt8) -> Unicode.Scalar? {
    guard self == .windows1252, (0x80...0x9F).contains(byte) else {
      return Unicode.Scalar(byte)
    }
    let scalar = Self.windows[Int(byte) - 0x80]
    return scalar == "\0" ? nil : scalar
  }

  /// 0x80…0x9F of Windows-1252; zero where there is nothing.
  private static let windows: [Unicode.Scalar] = Array(
    "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars
  )
}
