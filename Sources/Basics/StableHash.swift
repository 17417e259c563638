/// FNV-1a over 64 bits: a short name for some bytes that is the same in every build. Not for
/// deciding whether two files are equal.
public struct StableHash: Sendable {
  /// The hash of the bytes so far.
  public private(set) var value: UInt64

  /// The hash of some bytes; of none to begin with.
  @inlinable
  public init(_ bytes: some Sequence<UInt8> = EmptyCollection<UInt8>()) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(value: value)
  }

  @usableFromInline
  init(value: UInt64) {
    self.value = value
  }

  /// The first hexadecimal digits, at most sixteen.
  public func digits(_ count: Int) -> String {
    String(Digits.text(value, width: 16, radix: 16).prefix(count))
  }
}
