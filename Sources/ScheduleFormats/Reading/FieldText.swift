/// Texts of data as they come into a page.
enum FieldText {
  /// Bytes of UTF-8 without white space around them; controls other than white space are U+FFFD.
  /// `hasControls` is whether there were any.
  static func text(of bytes: some RandomAccessCollection<UInt8>) -> (String, hasControls: Bool) {
    let trimmed = trimmed(bytes)
    guard hasControls(trimmed) else { return (String(decoding: trimmed, as: UTF8.self), false) }
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: trimmed, as: UTF8.self).unicodeScalars {
      scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return (String(scalars), true)
  }

  /// Bytes without white space around them.
  static func trimmed<Bytes: BidirectionalCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    var rest = bytes[...]
    while let first = rest.first, isBlank(first) { rest = rest.dropFirst() }
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return rest
  }

  private static func hasControls(_ bytes: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte < 0x20, !isBlank(byte) { return true }
      if byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
