import Diagnostics
import Testing

@Suite("The mistakes found in a file")
struct FindingsTests {
  private enum Odd: Problem {
    case line(Int)

    enum Code: String, CaseIterable { case line }

    var code: Code { .line }
    var message: String {
      switch self {
      case .line(let number): "line \(number) is odd; make it even"
      }
    }
  }

  private let source = SourceText(path: "a.txt", text: "one\ntwo\n")

  @Test("the first are kept as they were found, and the renderer counts the others")
  func bounded() {
    var findings = Findings(source: source, limit: 20)
    for number in 1...1_000_000 {
      findings.add(Odd.line(number), at: Position(line: number, column: 1))
    }
    #expect(findings.diagnostics.count == 20)
    #expect(findings.diagnostics.map(\.more) == [Int](repeating: 0, count: 19) + [999_980])
    let lines = DiagnosticRenderer().render(findings.diagnostics).split(separator: "\n")
    #expect(lines.first == "a.txt:1:1: error: line 1 is odd; make it even")
    #expect(lines.last == "and 999980 more")
  }

  @Test("of more than are told, those not told and those not kept are one count")
  func counted() {
    var findings = Findings(source: source, limit: 25)
    for number in 10..<40 { findings.add(Odd.line(number), atByte: 4) }
    let told = DiagnosticRenderer().render(findings.diagnostics)
    #expect(told.hasSuffix("\nand 10 more\n"))
  }

  @Test("a mistake that is not kept is not made")
  func lazy() {
    var made = 0
    func problem() -> Odd {
      made += 1
      return .line(made)
    }
    var findings = Findings(source: source, limit: 2)
    for _ in 0..<5 { findings.add(problem(), atByte: 0) }
    #expect(made == 2)
  }

  @Test("what repeats something names the first of it")
  func repeated() {
    var findings = Findings(source: source)
    findings.add(
      Odd.line(2),
      at: Position(line: 2, column: 1),
      first: Position(line: 1, column: 1)
    )
    #expect(
      DiagnosticRenderer().render(findings.diagnostics) == """
        a.txt:2:1: error: line 2 is odd; make it even
          two
          ^
        note: first given at a.txt:1

        """
    )
  }
}
