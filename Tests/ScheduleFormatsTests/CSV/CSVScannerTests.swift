import Testing

@testable import ScheduleFormats

@Suite("Rows cut out of bytes")
struct CSVScannerTests {
  /// The texts of a file's rows, and at its end what is wrong with a row's form.
  private func rows(of text: String, delimiter: CSVDelimiter = .comma) -> [[String]] {
    let bytes = Array(text.utf8)
    var scanner = CSVScanner(bytes, in: bytes.indices, delimiter: delimiter)
    var rows: [[String]] = []
    while scanner.next() {
      rows.append(scanner.row.fields.map { $0.text(in: bytes) })
      if let fault = scanner.row.fault { rows.append(["fault at \(fault.offset)"]) }
    }
    return rows
  }

  /// What stands behind the first letters of a file, and the rows that it makes with "x" before it.
  static let files: [(text: String, rows: [[String]])] = [
    ("", [["x"]]),
    (",", [["x", ""]]),
    (",,,,,,,,,\n", [["x", "", "", "", "", "", "", "", "", ""]]),
    ("a,b\nc", [["xa", "b"], ["c"]]),
    ("a,b\r\nc\r\n", [["xa", "b"], ["c"]]),
    ("a\rb,\r", [["xa"], ["b", ""]]),
    ("\n\n,\n", [["x"], [""], ["", ""]]),
    ("a \"b\" c,d", [["xa \"b\" c", "d"]]),
    (",\"a,\"\"b\"\"\nc\",d,e", [["x", "a,\"b\"\nc", "d", "e"]]),
    (",\"\",\"a\"\n\"b\"", [["x", "", "a"], ["b"]]),
    ("é,größer,日本\nñ", [["xé", "größer", "日本"], ["ñ"]]),
    ("\ta\t,b", [["x\ta\t", "b"]]),
    ("a\u{7F}b,c\u{1}\n", [["xa\u{FFFD}b", "c\u{FFFD}"]]),
    ("a!,!b-,-c+,+d", [["xa!", "!b-", "-c+", "+d"]]),
    ("a;b|c", [["xa;b|c"]]),
  ]

  @Test("a byte means the same wherever it stands", arguments: 1...19, files)
  func places(letters: Int, file: (text: String, rows: [[String]])) {
    let front = String(repeating: "x", count: letters - 1)
    var expected = file.rows
    expected[0][0] = front + expected[0][0]
    #expect(rows(of: front + "x" + file.text) == expected)
    // Also where more follows than a machine word holds.
    let tail = String(repeating: "y", count: 9)
    #expect(rows(of: front + "x" + file.text + "\n" + tail).last == [tail])
  }

  @Test("every delimiter parts fields, and no other byte does", arguments: CSVDelimiter.allCases)
  func delimiters(_ delimiter: CSVDelimiter) {
    for byte in UInt8(0x20)...0x7E where byte != UInt8(ascii: "\"") {
      let letter = String(UnicodeScalar(byte))
      let expected =
        byte == delimiter.byte
        ? [["abc", "defghi", "j"]] : [["abc\(letter)defghi\(letter)j"]]
      #expect(rows(of: "abc\(letter)defghi\(letter)j", delimiter: delimiter) == expected)
    }
  }

  @Test("lines are counted through quotes, and a quote that is not closed ends with its line")
  func lines() {
    let bytes = Array("a,\"b\nc\"\nd\r\n\"e\nf,g\n".utf8)
    var scanner = CSVScanner(bytes, in: bytes.indices)
    var found: [[Int]] = []
    while scanner.next() {
      found.append([scanner.row.line, scanner.row.start, scanner.row.fault?.offset ?? -1])
    }
    #expect(found == [[1, 0, -1], [3, 8, -1], [4, 11, 11], [5, 14, -1]])
  }

  @Test(
    "a row without an end takes no more memory than the longest, and the next one is read",
    arguments: [",", "\"\",", "a,\"b\",", "é,", "a,b,c,d,e,f,", "é,,,,,,,,,,,,"]
  )
  func endless(fields: String) {
    let text = String(repeating: fields, count: 300_000) + "\nx,y\n"
    let bytes = Array(text.utf8)
    var scanner = CSVScanner(bytes, in: bytes.indices)
    var hasRow = scanner.next()
    #expect(hasRow)
    #expect(scanner.row.fields.count == 16_384)
    let fault = scanner.row.fault
    #expect(fault?.problem.code == .endlessRow)
    // The field behind the last one that may be.
    let commas = bytes[..<(fault?.offset ?? 0)].count { $0 == UInt8(ascii: ",") }
    #expect(commas == 16_384)
    #expect(scanner.row.fields.capacity < 40_000)
    hasRow = scanner.next()
    #expect(hasRow)
    #expect(scanner.row.line == 2)
    #expect(scanner.row.fields.map { $0.text(in: bytes) } == ["x", "y"])
    #expect(scanner.row.fault == nil)
    hasRow = scanner.next()
    #expect(!hasRow)
  }
}
