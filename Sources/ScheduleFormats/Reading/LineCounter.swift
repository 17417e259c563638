import Diagnostics

/// Counts lines and columns of places that come one behind the other, so that a file of one line
/// with a hundred thousand records is gone through once.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var lineStart: Int
  private var column = 1

  /// Begins at the first byte behind a byte-order mark.
  init(_ source: SourceText) {
    bytes = source.bytes
    offset = bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    lineStart = offset
  }

  /// The place of a record that begins at a byte at or behind the last one that was asked for.
  mutating func place(of target: Int) -> RecordPlace {
    let line = position(of: target).line
    return RecordPlace(line: line, start: lineStart, mark: target)
  }

  /// The position of a byte at or behind the last one that was asked for.
  mutating func position(of target: Int) -> Position {
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        (line, column, lineStart) = (line + 1, 1, offset)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return Position(line: line, column: column)
  }
}
