/// Where a file's table begins and ends between lines that are no part of it.
struct LineEdges {
  /// The first byte.
  private(set) var start: Int
  /// The byte after the last one.
  private(set) var end: Int
  /// The number of the first line, counted from 1.
  private(set) var line = 1
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    end = bytes.count
  }

  /// Leaves out lines at the beginning; line ends are LF, CRLF or CR.
  mutating func skip(_ count: Int) {
    for _ in 0..<count {
      while start < end, !Self.isBreak(bytes[start]) { start += 1 }
      guard start < end else { return }
      let isPair =
        bytes[start] == UInt8(ascii: "\r") && start + 1 < end
        && bytes[start + 1] == UInt8(ascii: "\n")
      start += isPair ? 2 : 1
      line += 1
    }
  }

  /// Leaves out the last line; blank ones do not count.
  mutating func cutLine() {
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    while end > start, !Self.isBreak(bytes[end - 1]) { end -= 1 }
  }

  /// Takes back what was left out at the end, as far as a byte.
  mutating func restore(end: Int) { self.end = end }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    isBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
