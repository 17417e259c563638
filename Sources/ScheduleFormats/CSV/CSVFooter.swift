import Basics
import Diagnostics

/// Lines behind the last row, as many as the configuration tells: those of them that have no row's
/// form. On a night when they are missing no flight is taken for one of them, nor on one when the
/// file is cut in the middle of a row: that one is read, and told as too short.
struct CSVFooter {
  /// Where they begin: the end of the last row.
  let start: Int
  /// Where the line begins that was counted among them and has a row's form.
  let row: Int?

  /// Looks at the end of a file whose rows begin at `rows`.
  init(
    _ source: SourceText,
    from rows: Int,
    format: CSVFormat,
    header: CSVHeader,
    purpose: CSVHeader.Purpose
  ) {
    let bytes = source.bytes
    var lines = LineEdges(bytes, from: rows)
    var row: Int?
    for _ in 0..<format.footerLines {
      let before = lines.end
      lines.cutLine()
      let line = lines.end..<before
      guard !line.isEmpty else { break }
      var scanner = CSVScanner(bytes, in: line, delimiter: format.delimiter)
      guard scanner.next() else { continue }
      if header.hasForm(scanner.row, in: bytes, purpose) {
        lines.restore(end: before)
        row = line.lowerBound
        break
      }
      if header.isCut(scanner.row, in: bytes)
        || Self.beginsAlike(scanner.row, before: lines, bytes, format.delimiter)
      {
        lines.restore(end: before)
        break
      }
    }
    start = lines.end
    self.row = row
  }

  /// Whether the file ends within a line that begins as the one before it does: its first field has
  /// figures, letters and signs in the same places, as far as it goes. A number by itself may be a
  /// sum.
  private static func beginsAlike(
    _ row: CSVRow,
    before lines: LineEdges,
    _ bytes: [UInt8],
    _ delimiter: CSVDelimiter
  ) -> Bool {
    guard row.fault == nil, row.end == bytes.count, bytes.last != UInt8(ascii: "\n"),
      let field = row.fields.first?.trimmed(in: bytes), !field.isEmpty
    else { return false }
    var earlier = lines
    earlier.cutLine()
    var scanner = CSVScanner(bytes, in: earlier.end..<lines.end, delimiter: delimiter)
    guard scanner.next(), let model = scanner.row.fields.first?.trimmed(in: bytes) else {
      return false
    }
    let (shape, whole) = (
      kinds(of: bytes[field.start..<field.end]), kinds(of: bytes[model.start..<model.end])
    )
    guard shape.contains(where: { $0 != UInt8(ascii: "0") }) else { return false }
    return row.fields.count == 1 ? whole.starts(with: shape) : whole == shape
  }

  /// Figures as 0, letters as A, all else as it is.
  private static func kinds(of text: ArraySlice<UInt8>) -> [UInt8] {
    text.map { byte in
      if byte.isDigit { return UInt8(ascii: "0") }
      return (0x41...0x5A).contains(byte & 0xDF) ? UInt8(ascii: "A") : byte
    }
  }
}

extension CSVHeader {
  /// Whether a row ends too early and begins as one: each of its columns of days, times and numbers
  /// has a figure in it, where a sum or a remark behind the table has a word. One such column is
  /// enough where the file ends within the line.
  fileprivate func isCut(_ row: CSVRow, in bytes: [UInt8]) -> Bool {
    guard row.fault == nil, (2..<names.count).contains(row.fields.count) else { return false }
    let columns: [FlightField] = [
      .date, .scheduled, .scheduledArrival, .scheduledDeparture, .designator, .number,
    ]
    let fields = columns.map { place(of: $0) }.filter { row.fields.indices.contains($0) }
      .map { row.fields[$0].trimmed(in: bytes) }.filter { !$0.isEmpty }
    let isEnded = row.end < bytes.count
    return fields.count >= (isEnded ? 2 : 1)
      && fields.allSatisfy { bytes[$0.start..<$0.end].contains { $0.isDigit } }
  }

  /// Whether a row has as many fields as the header, and what every flight needs.
  fileprivate func hasForm(_ row: CSVRow, in bytes: [UInt8], _ purpose: Purpose) -> Bool {
    guard row.fault == nil, row.fields.count == names.count else { return false }
    let needed: [[FlightField]] =
      switch purpose {
      case .schedule:
        [
          [.designator, .number], [.airport, .origin, .destination],
          [.scheduled, .scheduledArrival, .scheduledDeparture],
        ]
      case .updates: [[.designator, .number, .id]]
      }
    return needed.allSatisfy { columns in
      columns.allSatisfy { !has($0) }
        || columns.contains { column in
          has(column) && !row.fields[place(of: column)].trimmed(in: bytes).isEmpty
        }
    }
  }
}
