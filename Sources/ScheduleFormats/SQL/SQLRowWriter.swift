import Basics
import Diagnostics

/// Writes rows as CSV.
struct SQLRowWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var faults: [Int: RecordFault<SQLProblem>] = [:]
  private let names: [String]
  private var row = 1
  private var isFirst = true

  init(names: [String]) {
    self.names = names
  }

  /// Writes a value.
  mutating func append(_ column: Int, of statement: SQLStatement) throws(SQLFailure) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    let start = bytes.count
    let limit = SQLTable.longestValue
    switch try statement.append(column, to: &bytes, limit: limit) {
    case .bytes: report(.notText(column: names[column]), at: start)
    case .long: report(.longValue(column: names[column], limit: limit), at: start)
    case .text:
      guard needsCare(from: start) else { return }
      if !isUTF8(from: start) {
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
    if faults[row] == nil { faults[row] = RecordFault(offset: offset, problem: problem) }
  }

  /// Whether a value is more than what a field may hold as it is.
  private func needsCare(from start: Int) -> Bool {
    for index in start..<bytes.count where CSVByte.table[Int(bytes[index])] != CSVByte.plain {
      return true
    }
    return false
  }

  private func isUTF8(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = UTF8Text.sequenceLength(in: bytes, at: index)
      guard length > 0 else { return false }
      index += length
    }
    return true
  }

  private mutating func quote(from start: Int) {
    let mark = UInt8(ascii: "\"")
    var quoted: [UInt8] = [mark]
    // By index: a slice of the rows so far would have them all copied when the value is replaced.
    for index in start..<bytes.count {
      if bytes[index] == mark { quoted.append(mark) }
      quoted.append(bytes[index])
    }
    quoted.append(mark)
    bytes.removeLast(bytes.count - start)
    bytes += quoted
  }
}
