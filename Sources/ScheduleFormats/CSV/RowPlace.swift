import Diagnostics

/// Where a row is in the file. From it a line and a column are counted, rather than from the file's
/// start: a large file can have a mistake in every row.
struct RowPlace {
  /// The line on which the row begins, counted from 1.
  var line: Int
  /// The first byte of that line.
  var start: Int
  /// The byte that mistakes about the row as a whole are told at.
  var mark: Int

  /// The location of the row as a whole.
  func location(in source: SourceText) -> Location {
    location(ofByte: mark, in: source)
  }

  /// The location of a byte of the row.
  func location(ofByte offset: Int, in source: SourceText) -> Location {
    let bytes = source.bytes
    var line = line
    var start = start
    var index = start
    while index < min(offset, bytes.count) {
      let isPair =
        bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      let isBreak = bytes[index] == UInt8(ascii: "\r") || bytes[index] == UInt8(ascii: "\n")
      index += isPair ? 2 : 1
      if isBreak, index <= offset {
        line += 1
        start = index
      }
    }
    let column = bytes[start..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    let end =
      bytes[start...].firstIndex { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
      ?? bytes.endIndex
    return Location(
      path: source.path,
      position: Position(line: line, column: column),
      sourceLine: String(decoding: bytes[start..<end], as: UTF8.self)
    )
  }
}
