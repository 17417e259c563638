import Diagnostics
import Testing

@testable import Templates

@Suite("What is wrong with a site's templates")
struct TemplateProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: TemplateProblem.Code
    let files: [String: String]
    let message: String
    let testDescription: String

    /// The body of the page `t.html`, or whole files, and what is told of them.
    init(
      _ code: TemplateProblem.Code,
      page: String? = nil,
      files: [String: String] = [:],
      _ message: String
    ) {
      self.code = code
      var files = files
      if let page { files["pages/t.html"] = "---\ntitle: T\n---\n\(page)" }
      self.files = files
      self.message = message
      testDescription = "\(code.rawValue): \(message.prefix { $0 != "\n" })"
    }
  }

  static let cases = names + places + inclusions + structure + unfinished + independent + addresses

  @Test("each is told with its place and what to do", arguments: cases)
  func tells(_ problem: Case) {
    #expect(Fixture.messages(problem.files) == problem.message)
  }

  @Test("every kind has its example")
  func coversAll() {
    let tested = Set(Self.cases.map(\.code)).union([.tooDeep, .tooLarge])
    #expect(tested == Set(TemplateProblem.Code.allCases))
  }

  @Test("the examples are of the kinds that they are listed as", arguments: cases)
  func namesKind(_ problem: Case) {
    #expect(throws: Report.self) { try Fixture.compile(problem.files) }
    do throws(Report) {
      _ = try Fixture.compile(problem.files)
    } catch {
      let codes = error.diagnostics.map(\.code)
      #expect(codes.contains("TemplateProblem.\(problem.code.rawValue)"))
    }
  }

  @Test("sections and templates in one another are bounded")
  func boundsDepth() {
    func nested(_ inner: String) -> String {
      String(repeating: "{{#isToday}}", count: 100) + inner
        + String(repeating: "{{/isToday}}", count: 100)
    }
    let messages = Fixture.messages([
      "pages/t.html": "---\ntitle: T\n---\n\(nested("{{>a}}"))",
      "partials/a.html": nested("\n{{>b}}\n"),
      "partials/b.html": nested("{{title}}"),
    ])
    let first = messages.prefix { $0 != "\n" }
    #expect(
      first == """
        Templates/partials/b.html:1:652: error: more than 256 sections, blocks and templates in one \
        another; make it flatter
        """
    )
  }

  @Test("a page is bounded, however few templates it is made of")
  func boundsSize() {
    var files = ["pages/t.html": "---\ntitle: T\n---\n{{>p0}}", "partials/p20.html": "{{title}}"]
    for level in 0..<20 {
      files["partials/p\(level).html"] = "{{>p\(level + 1)}}\n{{>p\(level + 1)}}"
    }
    let messages = Fixture.messages(files)
    #expect(
      messages.contains("error: more than 500000 pieces in one page; include fewer templates")
    )
  }
}
