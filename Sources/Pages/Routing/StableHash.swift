/// FNV-1a over 64 bits: a short name for some bytes that is the same in every build. Not for
/// deciding whether two files are equal.
struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The first hexadecimal digits, at most sixteen.
  func digits(_ count: Int) -> String {
    let all = String(state, radix: 16)
    return String((String(repeating: "0", count: 16 - all.utf8.count) + all).prefix(count))
  }
}
