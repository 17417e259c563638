import Diagnostics
import Testing

@testable import Mustache

@Suite("Templates of nothing but mistakes")
struct EndlessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let piece: String
    let first: String

    var testDescription: String { piece }
  }

  static let count = 100_000

  // Looking to the end of the text at each of these would take hours.
  @Test(
    "a text of mistakes is read once, the first are told and all are counted",
    arguments: [
      Case(piece: "{{a ", first: "this '{{' is not closed; end the tag with '}}'"),
      Case(piece: "{{=a ", first: "this '{{' is not closed; end the tag with '}}'"),
      Case(
        piece: "{{{a ",
        first: "this tag is opened with a third brace; end it with '}}}'"
      ),
      Case(piece: "{{ }}", first: "a tag without a name; write a name in it"),
      Case(
        piece: "{{/a}}",
        first: "this closes 'a', which is not open; remove it or open '{{#a}}' before it"
      ),
    ]
  )
  func readsOnce(_ endless: Case) {
    let text = String(repeating: endless.piece, count: Self.count)
    var diagnostics: [Diagnostic] = []
    do throws(Report) {
      _ = try Parser.parse(SourceText(path: "t.html", text: text))
    } catch {
      diagnostics = error.diagnostics
    }
    #expect(diagnostics.count == Findings.limit)
    #expect(diagnostics.first?.message == endless.first)
    #expect(DiagnosticRenderer().render(diagnostics).hasSuffix("\nand 99980 more\n"))
  }

  @Test("an end that comes before all letters of another beginning is the tag's")
  func overlapping() throws {
    let source = SourceText(path: "t.html", text: "{{=ab bc=}}ab name bc|ab xabc|")
    let tokens = try Tokenizer.tokens(of: source)
    #expect(
      tokens.map(\.range) == [0..<11, 11..<21, 21..<22, 22..<29, 29..<30]
    )
  }
}
