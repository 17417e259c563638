/// A line of the file that may be a record.
struct SSIMLine {
  /// Its number, counted from 1.
  var number: Int
  /// Its first byte.
  var start: Int
  /// The byte behind its last that is not blank.
  var end: Int

  /// The byte of a column, counted from 1; a blank where the line is shorter.
  func byte(_ column: Int, in bytes: [UInt8]) -> UInt8 {
    let index = start + column - 1
    return index < end ? bytes[index] : 0x20
  }

  /// The bytes of a field without blanks around them; empty where the line is shorter.
  func range(of columns: ClosedRange<Int>, in bytes: [UInt8]) -> Range<Int> {
    var low = min(start + columns.lowerBound - 1, end)
    var high = min(start + columns.upperBound, end)
    while low < high, bytes[low] == 0x20 { low += 1 }
    while low < high, bytes[high - 1] == 0x20 { high -= 1 }
    return low..<high
  }

  /// The text of a field without blanks around it.
  func text(of columns: ClosedRange<Int>, in bytes: [UInt8]) -> String {
    String(decoding: bytes[range(of: columns, in: bytes)], as: UTF8.self)
  }

  /// Whether it only fills a block: blank, or zeros alone.
  func isPadding(in bytes: [UInt8]) -> Bool {
    guard start < end else { return true }
    guard bytes[start] == UInt8(ascii: "0") else { return false }
    for index in start..<end where bytes[index] != UInt8(ascii: "0") { return false }
    return true
  }

  /// The place of the record.
  var place: RecordPlace { RecordPlace(line: number, start: start, mark: start) }
}
