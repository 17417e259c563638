extension String {
  /// Lends the text's bytes, without a copy for every text that Swift itself made.
  @inline(__always)
  func withUTF8Bytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil {
      var copy = self
      copy.withUTF8(body)
    }
  }
}
