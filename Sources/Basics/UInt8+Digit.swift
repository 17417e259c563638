extension UInt8 {
  /// Whether it is one of the ten digits of ASCII.
  @inlinable
  public var isDigit: Bool { self &- 0x30 < 10 }
}
