import Schedule

/// Everything that some pages are made from, in bytes: equal bytes mean equal pages. Each value
/// tells its length or its kind first, so that no two lists of values look alike.
struct InputBytes {
  private(set) var bytes: [UInt8]

  /// Goes on from what others have in common.
  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  mutating func put(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ content: [UInt8]) {
    put(content.count)
    bytes += content
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func put(_ text: String?) {
    if let text { put(text) } else { put(-1) }
  }

  mutating func put(_ number: Int?) {
    bytes.append(number == nil ? 0 : 1)
    if let number { put(number) }
  }

  mutating func put(_ texts: [String]) {
    put(texts.count)
    for text in texts { put(text) }
  }

  mutating func put(_ time: FlightTime?) {
    put(time?.instant.unixSeconds)
    if let time { put(time.offset) }
  }
}
