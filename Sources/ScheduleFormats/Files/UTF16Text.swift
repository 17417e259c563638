/// Text in UTF-16, as spreadsheets save what they call Unicode text.
enum UTF16Text {
  /// Whether a file begins with UTF-16's byte-order mark, in either order.
  static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The bytes as UTF-8, without a byte-order mark. `invalid` is the first half of a pair without
  /// the other, or a byte at the end that is left over, by its place in what was made.
  static func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], invalid: Int?) {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    let start = hasMark(bytes) ? 2 : 0
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 5 / 8)
    var invalid: Int?
    func unit(at index: Int) -> UInt16? {
      guard index + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var index = start
    while let first = unit(at: index) {
      index += 2
      if first < 0x80 {
        text.append(UInt8(first))
        continue
      }
      var scalar = Unicode.Scalar(first)
      if UTF16.isLeadSurrogate(first), let second = unit(at: index), UTF16.isTrailSurrogate(second)
      {
        scalar = UTF16.decode(UTF16.EncodedScalar([first, second]))
        index += 2
      }
      if scalar == nil, invalid == nil { invalid = text.count }
      text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }
    if index < bytes.count, invalid == nil { invalid = text.count }
    return (text, invalid)
  }
}
