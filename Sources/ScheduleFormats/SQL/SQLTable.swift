import Basics
import Diagnostics

/// What a query gives, as the CSV that it would be: the same reader makes flights of both. A line is
/// a row, by whose number messages call it.
struct SQLTable {
  /// The rows without a header.
  let source: SourceText
  /// The names of the columns.
  let names: [String]
  /// Values that are none, by their rows' numbers.
  let faults: [Int: RecordFault<SQLProblem>]

  /// The most bytes of all rows.
  static let limit = 64 << 20
  /// The most bytes of a value.
  static let longestValue = 30_000

  private var scanner: CSVScanner
  private var number = 0

  /// Asks a query and keeps what it gives, so that the database is not kept from those who write.
  init(_ statement: SQLStatement, path: String) throws(SQLFailure) {
    var writer = SQLRowWriter(names: statement.names)
    while try statement.next() {
      for column in statement.names.indices {
        try writer.append(column, of: statement)
      }
      writer.endRow()
      guard writer.bytes.count <= Self.limit else {
        throw SQLFailure(.tooLarge(limit: Self.limit >> 20))
      }
    }
    source = SourceText(path: path, bytes: writer.bytes)
    names = statement.names
    faults = writer.faults
    scanner = CSVScanner(source.bytes, in: source.bytes.indices)
  }

  /// The next row; nil where there is none.
  mutating func next() -> CSVRow? {
    guard scanner.next() else { return nil }
    number += 1
    var row = scanner.row
    // A value with line breaks makes several lines of one row.
    row.line = number
    return row
  }
}
