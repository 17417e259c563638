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
  let faults: [Int: PlacedProblem<SQLProblem>]

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
      for column in statement.names.indices { writer.append(column, of: statement) }
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

/// Writes rows as CSV.
struct SQLRowWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var faults: [Int: PlacedProblem<SQLProblem>] = [:]
  private let names: [String]
  private var row = 1
  private var isFirst = true

  init(names: [String]) {
    self.names = names
  }

  /// Writes a value.
  mutating func append(_ column: Int, of statement: SQLStatement) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    let start = bytes.count
    let limit = SQLTable.longestValue
    switch statement.append(column, to: &bytes, limit: limit) {
    case .bytes: report(.notText(column: names[column]), at: start)
    case .long: report(.longValue(column: names[column], limit: limit), at: start)
    case .text:
      guard needsCare(from: start) else { return }
      if UTF8Text.firstInvalidByte(in: bytes[start...]) != nil {
        report(.notUTF8(column: names[column]), at: start)
        bytes.removeSubrange(start...)
      } else {
        quote(from: start)
      }
    }
  }

  /// Ends a row.
  mutating func endRow() {
    bytes.append(UInt8(ascii: "\n"))
    row += 1
    isFirst = true
  }

  private mutating func report(_ problem: SQLProblem, at offset: Int) {
    if faults[row] == nil { faults[row] = PlacedProblem(offset: offset, problem: problem) }
  }

  /// Whether a value is more than what a field may hold as it is.
  private func needsCare(from start: Int) -> Bool {
    for index in start..<bytes.count where CSVByte.table[Int(bytes[index])] != CSVByte.plain {
      return true
    }
    return false
  }

  private mutating func quote(from start: Int) {
    let mark = UInt8(ascii: "\"")
    let value = bytes[start...]
    var quoted: [UInt8] = [mark]
    for byte in value {
      if byte == mark { quoted.append(mark) }
      quoted.append(byte)
    }
    quoted.append(mark)
    bytes.replaceSubrange(start..., with: quoted)
  }
}
