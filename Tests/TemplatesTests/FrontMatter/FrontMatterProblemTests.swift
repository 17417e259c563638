import Diagnostics
import Templates
import Testing

@Suite("mistakes in front matter")
struct FrontMatterProblemTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let code: FrontMatterProblem.Code?
    let path: String
    let text: String
    let messages: String
    var testDescription: String { "\(path): \(text)" }

    init(_ code: FrontMatterProblem.Code?, _ path: String, _ text: String, _ messages: String) {
      self.code = code
      self.path = path
      self.text = text
      self.messages = messages
    }
  }

  @Test("a mistake is told with its place", arguments: mistakes)
  func isTold(_ mistake: Mistake) {
    let diagnostics = diagnostics(mistake.path, mistake.text)
    #expect(DiagnosticRenderer().render(diagnostics) == mistake.messages)
    guard let code = mistake.code else { return }
    #expect(diagnostics.map(\.code) == ["FrontMatterProblem.\(code.rawValue)"])
  }

  @Test("every problem has a mistake that provokes it")
  func allCodes() {
    #expect(Set(Self.mistakes.compactMap(\.code)) == Set(FrontMatterProblem.Code.allCases))
  }

  static let mistakes: [Mistake] = [
    Mistake(
      .unclosed,
      "pages/x.md",
      "---\ntitle: a\n--\n",
      """
      Templates/pages/x.md:1:1: error: front matter begins here and is not closed; end it with a \
      line '---'
        ---
        ^

      """
    ),
    Mistake(
      .notAllowed,
      "partials/x.html",
      "---\ntitle: a\n---\n",
      """
      Templates/partials/x.html:1:1: error: a partial has no front matter; remove it, or write \
      '***' for a line across the page
        ---
        ^

      """
    ),
    Mistake(
      .notAllowed,
      "layouts/x.md",
      "\u{FEFF}---\n",
      """
      Templates/layouts/x.md:1:1: error: a layout has no front matter; remove it, or write \
      '***' for a line across the page
        ---
        ^

      """
    ),
    Mistake(
      .notFirst,
      "pages/x.md",
      "\n\n---\ntitle: a\n---\nb\n",
      """
      Templates/pages/x.md:3:1: error: front matter must begin on the first line; remove what \
      stands before this line
        ---
        ^

      """
    ),
    Mistake(
      .notFirst,
      "notices/x.md",
      "Snow\n---\nfrom: 2026-12-01\n",
      """
      Templates/notices/x.md:2:1: error: front matter must begin on the first line; remove what \
      stands before this line
        ---
        ^

      """
    ),
    Mistake(
      .missing,
      "notices/x.md",
      "Snow\n",
      """
      Templates/notices/x.md:1:1: error: a notice begins with its days; write '---', \
      'from: 2026-11-30', 'until: 2026-12-02' and '---' before the text, each on a line
        Snow
        ^

      """
    ),
    Mistake(
      .endsBeforeItBegins,
      "notices/x.md",
      "---\nfrom: 2026-12-01\nuntil: 2026-11-30\n---\n",
      """
      Templates/notices/x.md:3:8: error: the last day, 2026-11-30, comes before the first, \
      2026-12-01; exchange them
        until: 2026-11-30
               ^

      """
    ),
    Mistake(
      nil,
      "notices/x.md",
      "---\nfrom: 2026-02-30\ntitel: a {{b}}\n---\nc {{d}}",
      """
      Templates/notices/x.md:2:1: error: missing key 'until'; add for example 'until: 2026-12-02'
        from: 2026-02-30
        ^
      Templates/notices/x.md:2:7: error: 'from' must be a date, year-month-day, not \
      '2026-02-30'; write for example 'from: 2026-11-30'
        from: 2026-02-30
              ^
      Templates/notices/x.md:3:1: error: unknown key 'titel'; did you mean 'title'?
        titel: a {{b}}
        ^
      Templates/notices/x.md:5:3: error: a notice is shown as it is and holds no tags; write the \
      words themselves
        c {{d}}
          ^

      """
    ),
    Mistake(
      nil,
      "notices/x.md",
      "---\nfrom: 2026-12-01\nuntil: 2026-12-01\ntitle: a {{b}}\n---\n",
      """
      Templates/notices/x.md:4:8: error: a notice is shown as it is and holds no tags; write the \
      words themselves
        title: a {{b}}
               ^

      """
    ),
    Mistake(
      nil,
      "pages/x.md",
      "---\ntitle: {{x}} now\norder: 1.5\n---\n",
      """
      Templates/pages/x.md:2:8: error: a value that begins with '{{' must be quoted; write \
      title: "{{x}} now"
        title: {{x}} now
               ^

      """
    ),
    Mistake(
      nil,
      "pages/x.md",
      "---\ntitle: \"a\\\" {{b\"\nsubtitle: c {{}}\n---\n{{d",
      """
      Templates/pages/x.md:2:8: error: this '{{' is not closed; end the tag with '}}'
        title: "a\\" {{b"
               ^
      Templates/pages/x.md:3:13: error: a tag without a name; write a name in it
        subtitle: c {{}}
                    ^
      Templates/pages/x.md:5:1: error: this '{{' is not closed; end the tag with '}}'
        {{d
        ^

      """
    ),
    Mistake(
      nil,
      "pages/x.md",
      "---\ntitle: |\n  a\n  b\nlayout: ''\n---\n",
      """
      Templates/pages/x.md:2:8: error: 'title' must be a line of text that is not blank, not \
      'a\u{FFFD}b\u{FFFD}'; write for example 'title: Getting here'
        title: |
               ^
      Templates/pages/x.md:5:9: error: 'layout' must be a line of text that is not blank, not \
      ''; write for example 'layout: main'
        layout: ''
                ^

      """
    ),
  ]
}
