/// The IATA code of a place, packed.
struct SSIMStation: Hashable {
  private let packed: UInt32

  /// Three letters at an index; nil where there are others.
  init?(at start: Int, before end: Int, in bytes: [UInt8]) {
    guard start + 3 <= end else { return nil }
    var packed: UInt32 = 0
    for index in start..<start + 3 {
      let capital = SSIMFlightKey.capital(bytes[index])
      guard (0x41...0x5A).contains(capital) else { return nil }
      packed = packed << 8 | UInt32(capital)
    }
    self.packed = packed
  }

  /// A code's station; nil where it has not three letters.
  init?(_ code: String) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3 else { return nil }
    self.init(at: 0, before: 3, in: bytes)
  }

  /// The code.
  var code: String {
    String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: packed >> $0) }, as: UTF8.self)
  }
}
