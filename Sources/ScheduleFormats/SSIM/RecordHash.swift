/// A hash of a record of two hundred bytes, eight of them at a time.
enum RecordHash {
  /// The hash; equal records have equal ones.
  static func value(of record: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = record.startIndex
    while index + 8 <= record.endIndex {
      var word: UInt64 = 0
      for byte in record[index..<index + 8] { word = word << 8 | UInt64(byte) }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index += 8
    }
    for byte in record[index...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
