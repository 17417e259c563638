import Diagnostics
import Testing

@Suite("Places in a text")
struct SourceTextTests {
  @Test(
    "lines end with LF, CRLF or CR, and columns are scalars",
    arguments: [
      ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
      ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("\n\n\n", 3, 4, 1), ("é€😀x", 9, 1, 4),
      ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("", 0, 1, 1), ("ab", 99, 1, 3),
      ("ab", -1, 1, 1), ("a\r\nb", 2, 1, 3),
    ]
  )
  func position(text: String, offset: Int, line: Int, column: Int) {
    let source = SourceText(path: "a.txt", text: text)
    #expect(source.position(ofByte: offset) == Position(line: line, column: column))
  }

  @Test("a place counted from the start of a line is the same place", arguments: 0...19)
  func fromLine(offset: Int) {
    let source = SourceText(path: "a.txt", text: "\u{FEFF}one\r\ntwo é\rthree\n")
    let whole = source.location(ofByte: offset)
    if offset >= 8 { #expect(source.location(ofByte: offset, from: 8, on: 2) == whole) }
    if offset >= 15 { #expect(source.location(ofByte: offset, from: 15, on: 3) == whole) }
    #expect(source.location(ofByte: offset, from: 3, on: 1) == whole)
  }

  @Test("a line comes without its break and without the byte-order mark")
  func line() {
    let source = SourceText(path: "a.txt", text: "\u{FEFF}one\r\ntwo\rthree\n")
    #expect((1...5).map(source.line) == ["one", "two", "three", "", nil])
  }

  @Test("a location shows path, line and column")
  func location() {
    let source = SourceText(path: "Templates/a.md", text: "one\ntwo")
    let location = source.location(ofByte: 5)
    #expect("\(location)" == "Templates/a.md:2:2")
    #expect(location.sourceLine == "two")
    #expect("\(Location(path: "a.md"))" == "a.md")
  }

  @Test("of a line beyond 64 KiB a piece is kept, and shown as that of any other")
  func longLines() {
    let (start, count) = ("0123456789é", 6000)
    // The same piece of a line that is kept whole.
    func told(_ times: Int, _ column: Int) -> (kept: Int, text: String) {
      let line = String(repeating: start, count: times)
      let text = SourceText(path: "a", text: "one\n\(line)\nthree")
      let position = Position(line: 2, column: column)
      let offset = 4 + line.unicodeScalars.prefix(column - 1).reduce(0) { $0 + $1.utf8.count }
      let location = text.location(ofByte: offset)
      #expect(location.position == position)
      #expect(text.location(of: position) == location)
      let rendered = DiagnosticRenderer()
        .render([Diagnostic(code: "x", severity: .error, location: location, message: "y")])
      return (location.sourceLine?.unicodeScalars.count ?? 0, rendered)
    }
    for column in [1, 8, 120, 121, 122, 999, 2000] {
      let (short, long) = (told(200, column), told(count, column))
      #expect(short.kept == 2200)
      #expect(long.kept == 120)
      #expect(long.text == short.text)
    }
    // At the end of the line, and behind it.
    #expect(told(count, count * 11).kept == 61)
    #expect(told(count, count * 11 + 1).text.hasSuffix("^\n"))
    let whole = String(repeating: "x", count: 65_535)
    #expect(SourceText(path: "a", text: whole + "\n").location(ofByte: 7).sourceLine == whole)
    let place = SourceText(path: "a", text: whole + "xx").location(ofByte: 7, from: 0, on: 1)
    #expect(place.sourceLine == nil)
  }
}
