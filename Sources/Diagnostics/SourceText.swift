/// A file that was read: its path as it is told to people, and its bytes.
///
/// Values that came from the file keep a byte offset; only when something is wrong is the offset
/// turned into a line and a column.
public struct SourceText: Sendable {
  /// The path as messages show it, for example `Templates/pages/flight.md`.
  public let path: String
  /// The whole file, as read.
  public let bytes: [UInt8]

  /// A file's text, with the path that messages show.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text from memory, with the path that messages show.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset; an offset past the end is the end.
  ///
  /// A byte-order mark at the start of the file is not a column.
  public func position(ofByte offset: Int) -> Position {
    place(ofByte: offset, from: textStart, on: 1).position
  }

  /// The text of a line, counted from 1, without its line break; nil where there is no such line.
  public func line(_ number: Int) -> String? {
    start(ofLine: number).map { text(ofLineAt: $0) }
  }

  /// The first byte of a line, counted from 1; nil where there is no such line.
  private func start(ofLine number: Int) -> Int? {
    var line = 1
    var start = textStart
    var index = start
    while line < number, index < bytes.count {
      let length = lineBreakLength(at: index)
      index += max(length, 1)
      if length > 0 {
        line += 1
        start = index
      }
    }
    return line == number ? start : nil
  }

  /// Where a byte is, with the line it is on, or a piece of a line of more than 64 KiB, ready for a
  /// diagnostic.
  public func location(ofByte offset: Int) -> Location {
    let place = place(ofByte: offset, from: textStart, on: 1)
    return location(of: place.position, onLineAt: place.line)
  }

  /// The same, counted from a byte that begins a line and the number of that line, rather than from
  /// the start of the file: a large file can have a mistake in every line.
  public func location(ofByte offset: Int, from start: Int, on line: Int) -> Location {
    let place = place(ofByte: offset, from: start, on: line)
    return Location(path: path, position: place.position, sourceLine: shownLine(at: place.line))
  }

  /// A position in this file, with the line it is on, or a piece of a line of more than 64 KiB, ready
  /// for a diagnostic.
  public func location(of position: Position) -> Location {
    guard let start = start(ofLine: position.line) else {
      return Location(path: path, position: position)
    }
    return location(of: position, onLineAt: start)
  }

  /// The UTF-8 byte-order mark.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first byte that is text.
  private var textStart: Int {
    bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// The place of a byte behind the start of a line, and the first byte of the line it is on.
  private func place(
    ofByte offset: Int,
    from start: Int,
    on first: Int
  ) -> (position: Position, line: Int) {
    let end = min(max(offset, 0), bytes.count)
    var line = first
    var lineStart = start
    var index = start
    while index < end {
      let length = lineBreakLength(at: index)
      if length == 0 {
        index += 1
      } else if index + length <= end {
        index += length
        line += 1
        lineStart = index
      } else {
        break
      }
    }
    let column = scalarCount(from: lineStart, to: end) + 1
    return (Position(line: line, column: column), lineStart)
  }

  private func location(of position: Position, onLineAt start: Int) -> Location {
    if let line = shownLine(at: start) {
      return Location(path: path, position: position, sourceLine: line)
    }
    let first = DiagnosticRenderer.start(ofColumn: position.column)
    let begin = byte(ofScalar: first, from: start)
    let end = byte(ofScalar: DiagnosticRenderer.width, from: begin)
    var location = Location(
      path: path,
      position: position,
      sourceLine: String(decoding: bytes[begin..<end], as: UTF8.self)
    )
    location.sourceColumn = first + 1
    return location
  }

  /// The byte at which a scalar begins, counted from 0 behind another one's byte, or its line ends.
  private func byte(ofScalar number: Int, from start: Int) -> Int {
    var count = 0
    var index = start
    while index < bytes.count, lineBreakLength(at: index) == 0 {
      if bytes[index] & 0xC0 != 0x80 {
        if count == number { break }
        count += 1
      }
      index += 1
    }
    return index
  }

  /// The text of a line; nil for one that is too long to be shown with every mistake in it.
  private func shownLine(at start: Int) -> String? {
    let end = min(start + Self.longestLine, bytes.endIndex)
    let isEnded = end == bytes.endIndex || bytes[start..<end].contains { $0 == 0x0A || $0 == 0x0D }
    return isEnded ? text(ofLineAt: start) : nil
  }

  private func text(ofLineAt start: Int) -> String {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A file of data may be one line of many megabytes.
  private static let longestLine = 65_536

  private func lineBreakLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    default: 0
    }
  }

  private func scalarCount(from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    // Every byte but a continuation byte begins a scalar.
    return bytes[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
