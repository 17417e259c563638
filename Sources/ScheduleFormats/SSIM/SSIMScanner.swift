import Diagnostics

/// Cuts a file into lines. They end in LF, CRLF or CR; a tape's blocks, which have none, are parted
/// before.
struct SSIMScanner {
  /// The columns of a record.
  static let width = 200

  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let mark = SourceText.byteOrderMark
    index = bytes.starts(with: mark) ? mark.count : 0
  }

  /// The next line that does not only fill a block; nil at the end of the file.
  mutating func next() -> SSIMLine? {
    while index < bytes.count {
      number += 1
      let start = index
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      var end = index
      if index < bytes.count {
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        index += isPair ? 2 : 1
      }
      // A file that was made by an old system may close with the sign of its end.
      while end > start, Self.isFill(bytes[end - 1]) { end -= 1 }
      let line = SSIMLine(number: number, start: start, end: end)
      if !line.isPadding(in: bytes) { return line }
    }
    return nil
  }

  /// A file whose records follow each other without line ends, with one behind each; any other as
  /// it is.
  static func parted(_ source: SourceText) -> SourceText {
    let bytes = source.bytes
    let head = bytes.prefix(width * 5)
    guard head.count > width, !head.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return source
    }
    var parted: [UInt8] = []
    parted.reserveCapacity(bytes.count + bytes.count / width + 1)
    for start in stride(from: 0, to: bytes.count, by: width) {
      parted += bytes[start..<min(start + width, bytes.count)]
      parted.append(0x0A)
    }
    return SourceText(path: source.path, bytes: parted)
  }

  private static func isFill(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x1A || byte == 0
  }
}
