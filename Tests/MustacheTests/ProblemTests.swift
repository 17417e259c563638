import Diagnostics
import Testing

@testable import Mustache

@Suite("What is wrong with a template's tags")
struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: MustacheProblem.Code
    let template: String
    let message: String

    var testDescription: String { "\(code.rawValue): \(template.prefix(40))" }

    init(_ code: MustacheProblem.Code, _ template: String, _ message: String) {
      self.code = code
      self.template = template
      self.message = message
    }
  }

  static let deep = String(repeating: "{{#a}}", count: 256)

  static let cases = [
    Case(
      .unclosedTag,
      "Gate\n  {{gate\n",
      """
      t.html:2:3: error: this '{{' is not closed; end the tag with '}}'
          {{gate
          ^

      """
    ),
    Case(
      .unclosedTag,
      "{{gate} and {{belt}}",
      """
      t.html:1:1: error: this '{{' is not closed; end the tag with '}}'
        {{gate} and {{belt}}
        ^

      """
    ),
    Case(
      .unclosedTag,
      "{{=<% %>=}}<%! a comment",
      """
      t.html:1:12: error: this '<%' is not closed; end the tag with '%>'
        {{=<% %>=}}<%! a comment
                   ^

      """
    ),
    Case(
      .unclosedTag,
      "{{=<% %>}}",
      """
      t.html:1:1: error: this '{{' is not closed; end the tag with '}}'
        {{=<% %>}}
        ^

      """
    ),
    Case(
      .unterminatedTriple,
      "é {{{remark}} and {{gate}}",
      """
      t.html:1:3: error: this tag is opened with a third brace; end it with '}}}'
        é {{{remark}} and {{gate}}
          ^

      """
    ),
    Case(
      .emptyName,
      "{{}} {{# }} {{{ }}} {{>*}}",
      """
      t.html:1:1: error: a tag without a name; write a name in it
        {{}} {{# }} {{{ }}} {{>*}}
        ^
      t.html:1:6: error: a tag without a name; write a name in it
        {{}} {{# }} {{{ }}} {{>*}}
             ^
      t.html:1:13: error: a tag without a name; write a name in it
        {{}} {{# }} {{{ }}} {{>*}}
                    ^
      t.html:1:21: error: a tag without a name; write a name in it
        {{}} {{# }} {{{ }}} {{>*}}
                            ^

      """
    ),
    Case(
      .badDelimiters,
      "{{=<%=}} {{=a b c=}} {{= = =}}",
      """
      t.html:1:1: error: wrong delimiters; write two of them with a blank between, as in \
      '{{=<% %>=}}'
        {{=<%=}} {{=a b c=}} {{= = =}}
        ^
      t.html:1:10: error: wrong delimiters; write two of them with a blank between, as in \
      '{{=<% %>=}}'
        {{=<%=}} {{=a b c=}} {{= = =}}
                 ^
      t.html:1:22: error: wrong delimiters; write two of them with a blank between, as in \
      '{{=<% %>=}}'
        {{=<%=}} {{=a b c=}} {{= = =}}
                             ^

      """
    ),
    Case(
      .unclosedSection,
      "{{#gate}}\n {{$ title }}",
      """
      t.html:1:4: error: 'gate' is opened here and not closed; close it with '{{/gate}}'
        {{#gate}}
           ^
      t.html:2:6: error: 'title' is opened here and not closed; close it with '{{/title}}'
         {{$ title }}
             ^

      """
    ),
    Case(
      .mismatchedClose,
      "{{#a}}\n{{#b}}{{/a}}\n{{/c}}",
      """
      t.html:2:10: error: this closes 'a', but 'b' is open; close that first
        {{#b}}{{/a}}
                 ^
      note: 'b' is opened at t.html:2:4
      t.html:3:4: error: this closes 'c', which is not open; remove it or open '{{#c}}' before it
        {{/c}}
           ^

      """
    ),
    Case(
      .mismatchedClose,
      "{{#gate}}{{/gat}}{{gate}}",
      """
      t.html:1:13: error: this closes 'gat', but 'gate' is open; did you mean '{{/gate}}'?
        {{#gate}}{{/gat}}{{gate}}
                    ^
      note: 'gate' is opened at t.html:1:4

      """
    ),
    Case(
      .mismatchedClose,
      "{{#day.isToday}}{{/isToday}}{{#day}}{{#days}}{{/day}}{{/days}}",
      """
      t.html:1:20: error: this closes 'isToday', but 'day.isToday' is open; did you mean \
      '{{/day.isToday}}'?
        {{#day.isToday}}{{/isToday}}{{#day}}{{#days}}{{/day}}{{/days}}
                           ^
      note: 'day.isToday' is opened at t.html:1:4
      t.html:1:49: error: this closes 'day', but 'days' is open; close that first
        {{#day.isToday}}{{/isToday}}{{#day}}{{#days}}{{/day}}{{/days}}
                                                        ^
      note: 'days' is opened at t.html:1:40

      """
    ),
    Case(
      .mismatchedClose,
      "{{#a}}{{#b}}{{#c}}{{/b}}{{/c}}{{/a}}{{/c}}",
      """
      t.html:1:22: error: this closes 'b', but 'c' is open; close that first
        {{#a}}{{#b}}{{#c}}{{/b}}{{/c}}{{/a}}{{/c}}
                             ^
      note: 'c' is opened at t.html:1:16
      t.html:1:40: error: this closes 'c', which is not open; remove it or open '{{#c}}' before it
        {{#a}}{{#b}}{{#c}}{{/b}}{{/c}}{{/a}}{{/c}}
                                               ^

      """
    ),
    Case(
      .mismatchedClose,
      "{{#a}}{{#b}}{{/other}}{{/b}}{{/a}}",
      """
      t.html:1:16: error: this closes 'other', but 'b' is open; close that first
        {{#a}}{{#b}}{{/other}}{{/b}}{{/a}}
                       ^
      note: 'b' is opened at t.html:1:10

      """
    ),
    Case(
      .strayClose,
      "{{/gate}}",
      """
      t.html:1:4: error: this closes 'gate', which is not open; remove it or open '{{#gate}}' before \
      it
        {{/gate}}
           ^

      """
    ),
    Case(
      .tooDeep,
      "\n" + deep,
      """
      t.html:2:1534: error: more than 255 sections in one another; move some of them into a partial
        \(String(repeating: "{{#a}}", count: 256).suffix(63))
        \(String(repeating: " ", count: 60))^

      """
    ),
    Case(
      .endlessPartial,
      "{{>loop}}",
      """
      loop.html: error: more than 256 partials in one another; let 'loop' reach itself only in a \
      section

      """
    ),
  ]

  @Test("each is told with its place and what to do", arguments: cases)
  func tells(_ problem: Case) {
    let library = Library(["loop": SourceText(path: "loop.html", text: "{{>loop}}")])
    var message = ""
    do throws(Report) {
      _ = try library.render(SourceText(path: "t.html", text: problem.template), with: .absent)
    } catch {
      message = DiagnosticRenderer().render(error.diagnostics)
      #expect(error.diagnostics.contains { $0.code == "MustacheProblem.\(problem.code.rawValue)" })
    }
    #expect(message == problem.message)
  }

  @Test("every kind has its example")
  func coversAll() {
    #expect(Set(Self.cases.map(\.code)) == Set(MustacheProblem.Code.allCases))
  }

  @Test("what is wrong in a partial is told with the partial's place")
  func tellsPartial() {
    let library = Library(["row": SourceText(path: "row.html", text: "<td>{{gate</td>")])
    #expect {
      _ = try library.render(SourceText(path: "t.html", text: "{{>row}}"), with: .absent)
    } throws: { error in
      (error as? Report)?.diagnostics.map(\.location?.description) == ["row.html:1:5"]
    }
  }
}
