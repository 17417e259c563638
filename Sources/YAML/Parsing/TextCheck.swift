/// Finds what no text may hold before libyaml sees it.
enum TextCheck {
  /// The index of the first U+0085, U+2028 or U+2029: libyaml ends a line there and no editor shows
  /// it, so that a key could hide in what looks like a value.
  static func firstHiddenLineBreak(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { index in
      switch bytes[index] {
      case 0xC2: bytes[index...].starts(with: [0xC2, 0x85])
      case 0xE2:
        bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
          || bytes[index...].starts(with: [0xE2, 0x80, 0xA9])
      default: false
      }
    }
  }
}
