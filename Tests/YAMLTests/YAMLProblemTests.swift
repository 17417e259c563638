import Testing

@testable import YAML

@Suite("What is wrong in a YAML file is told")
struct YAMLProblemTests {
  @Test("a mistake is told with its place and what to do", arguments: ProblemCase.all)
  func message(of problem: ProblemCase) {
    #expect(told(problem.bytes) == problem.told)
  }

  @Test("every kind of mistake has been provoked")
  func everyCode() throws {
    for problem in ProblemCase.all {
      let found = try #require(report(on: problem.bytes))
      #expect(found.diagnostics.map(\.code).contains("YAMLProblem.\(problem.code.rawValue)"))
    }
    #expect(Set(ProblemCase.all.map(\.code)) == Set(YAMLProblem.Code.allCases))
  }

  @Test("what libyaml cannot read is told in our words", arguments: SyntaxCase.all)
  func syntax(of mistake: SyntaxCase) {
    #expect(syntaxTold(mistake.text) == "\(mistake.place): error: \(mistake.mistake.message)")
  }

  @Test("every mistake of syntax has been provoked")
  func everySyntaxMistake() {
    #expect(Set(SyntaxCase.all.map(\.mistake)) == Set(YAMLSyntaxMistake.allCases))
  }

  @Test("the words of every mistake of syntax stay as they are")
  func syntaxWords() {
    #expect(
      YAMLSyntaxMistake.allCases.map(\.message) == SyntaxCase.words
    )
  }

  @Test("all independent mistakes are told in one run, in the file's order")
  func collects() {
    let text = "titel: a\ndays: many\nopen: no\nkeep: [a, [b]]\nsource: { csv: {}, demo: {} }\n"
    #expect(
      told(text) == """
        site.yml:1:1: error: unknown key 'titel'; did you mean 'title'?
          titel: a
          ^
        site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not 'many'; \
        write for example 'days: 15'
          days: many
                ^
        site.yml:3:7: error: 'open' must be true or false, not 'no'; write for example 'open: true'
          open: no
                ^
        site.yml:4:11: error: each item of 'keep' must be a text, not a list; \
        write for example 'keep: [a, b]'
          keep: [a, [b]]
                    ^
        site.yml:5:11: error: missing key 'file' in 'source.csv'; add for example 'file: a.csv'
          source: { csv: {}, demo: {} }
                    ^
        site.yml:5:20: error: key 'demo' cannot stand beside 'csv'; delete one of the two
          source: { csv: {}, demo: {} }
                             ^
        note: first given at site.yml:5

        """
    )
  }

  @Test("mistakes before a mistake of syntax are told with it")
  func collectsBeforeSyntax() {
    #expect(
      told("title: &a b\nwords: *a\ndays: @\n") == """
        site.yml:1:8: error: anchors are not allowed; delete '&a'
          title: &a b
                 ^
        site.yml:2:8: error: aliases are not allowed; write the value in place of '*a'
          words: *a
                 ^
        site.yml:3:7: error: a value cannot begin with this character; put quotes around the value
          days: @
                ^

        """
    )
  }

  @Test("a file full of mistakes is given up after a hundred")
  func bounded() throws {
    let unknown = (0..<20_000).map { "unknown\($0): x\n" }.joined()
    #expect(try #require(report(on: Array(unknown.utf8))).diagnostics.count == 100)
    let aliases = String(repeating: "- *a\n", count: 100_000)
    #expect(try #require(report(on: Array(aliases.utf8))).diagnostics.count == 100)
  }

  @Test("a long line, key or value does not make a long message")
  func short() throws {
    let long = String(repeating: "x", count: 5000)
    let texts = [
      "title: {{\(long)}}\n", "? \(long)\n: y\n", "title: [\(long)]\ndays: \(long)\n",
      "title: a\nmode: \(long)\n", "title: &\(long) a\n", "title: *\(long)\n",
      "title: !\(long) a\n",
      "names: { ? \(long) : [b], ? \(long) : b }\n",
    ]
    for text in texts {
      let found = try #require(report(on: Array(text.utf8)))
      #expect(found.diagnostics.map(\.message.utf8.count).max() ?? 0 < 300)
    }
  }
}
