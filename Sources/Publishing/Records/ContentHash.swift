import CXXHash

/// The XXH3 hash of a file's bytes, 128 bits: enough to see whether a file changed.
struct ContentHash: Hashable, Sendable {
  var high: UInt64
  var low: UInt64
}

extension ContentHash {
  init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}
