import Diagnostics
import Testing

@Suite("How a mistake is told")
struct DiagnosticRendererTests {
  private let renderer = DiagnosticRenderer()

  private func diagnostic(
    _ message: String,
    _ severity: Severity = .error,
    at location: Location? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(code: "x", severity: severity, location: location, message: message, notes: notes)
  }

  @Test("place, words, the line with a caret, and notes")
  func whole() {
    let source = SourceText(path: "Templates/pages/flight.md", text: "a\nGate {{flight.gat}}\n")
    let told = renderer.render([
      diagnostic(
        "unknown name 'flight.gat'; did you mean 'flight.gate'?",
        at: source.location(ofByte: 9),
        notes: [Note("included from Templates/pages/board.md:14")]
      )
    ])
    #expect(
      told == """
        Templates/pages/flight.md:2:8: error: unknown name 'flight.gat'; did you mean 'flight.gate'?
          Gate {{flight.gat}}
                 ^
        note: included from Templates/pages/board.md:14

        """
    )
  }

  @Test("sorted by path, place and words, each once")
  func sorted() {
    func at(_ path: String, _ line: Int) -> Location {
      Location(path: path, position: Position(line: line, column: 1))
    }
    let told = renderer.render([
      diagnostic("c", at: at("b", 1)), diagnostic("b", at: at("a", 10)),
      diagnostic("a", .warning, at: at("a", 9)), diagnostic("no file"),
      diagnostic("b", at: at("a", 10)),
    ])
    #expect(told == "error: no file\na:9:1: warning: a\na:10:1: error: b\nb:1:1: error: c\n")
  }

  @Test("paths and words that look alike have one order, that of their bytes")
  func lookingAlike() {
    // One scalar, two scalars, and an "f" between both by its bytes.
    let names = ["e\u{301}", "f", "\u{E9}"]
    let places = [3, 2, 1].map { Position(line: $0, column: 1) }
    let files = zip(names, places).map { name, position in
      diagnostic("x", at: Location(path: name, position: position))
    }
    let words = names.map { diagnostic($0) }
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(order.map { files[$0] }.sorted().compactMap(\.location?.position) == places)
      let sorted = order.map { words[$0] }.sorted().map { Array($0.message.utf8) }
      #expect(sorted == names.map { Array($0.utf8) })
    }
  }

  @Test("at most twenty, errors before warnings, and a count of the rest")
  func limit() {
    let errors = (10..<25).map { diagnostic("e\($0)") }
    let warnings = (10..<20).map { diagnostic("a\($0)", .warning) }
    let lines = renderer.render(errors + warnings).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.count { $0.hasPrefix("error") } == 15)
    #expect(lines.last == "and 5 more")
  }

  @Test("control characters and marks of direction reach no terminal")
  func control() {
    let source = SourceText(path: "a\u{1B}[31m.csv", text: "x\u{1B}[31m\u{202E}y\tz")
    let told = renderer.render([
      diagnostic("bad '\u{7}'", at: source.location(ofByte: 0), notes: [Note("n\u{9B}")])
    ])
    #expect(
      told == """
        a\u{FFFD}[31m.csv:1:1: error: bad '\u{FFFD}'
          x [31m y z
          ^
        note: n\u{FFFD}

        """
    )
  }

  @Test("of a long line the piece around the column is shown")
  func longLine() {
    let text = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let source = SourceText(path: "a", text: text)
    let lines = renderer.render([diagnostic("x", at: source.location(ofByte: 500))])
      .split(separator: "\n")
    #expect(lines[1].count == 122)
    #expect(lines[2].count == 63)
    #expect(Array(lines[1])[lines[2].count - 1] == "X")
  }

  @Test("colour is for terminals")
  func color() {
    let told = DiagnosticRenderer(usesColor: true).render([diagnostic("x")])
    #expect(told == "\u{1B}[31;1merror\u{1B}[0m: x\n")
  }
}
