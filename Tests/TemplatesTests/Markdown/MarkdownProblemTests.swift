import Diagnostics
import Templates
import Testing

@Suite("mistakes where tags meet Markdown")
struct MarkdownProblemTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let code: MarkdownProblem.Code
    let markdown: String
    let messages: String
    var testDescription: String { "\(code): \(markdown)" }
  }

  @Test("a mistake is told with its place", arguments: mistakes)
  func isTold(_ mistake: Mistake) {
    let diagnostics = MarkdownTemplate.diagnostics(mistake.markdown)
    #expect(DiagnosticRenderer().render(diagnostics) == mistake.messages)
    #expect(diagnostics.allSatisfy { $0.code == "MarkdownProblem.\(mistake.code.rawValue)" })
  }

  @Test("every problem has a mistake that provokes it")
  func allCodes() {
    // Tags in notices, and what is only a hint, are told when a file is loaded.
    let hints: [MarkdownProblem.Code] = [.tagInNotice, .lostInNotice, .table, .blankInAddress]
    let provoked = Set(Self.mistakes.map(\.code) + hints)
    #expect(provoked == Set(MarkdownProblem.Code.allCases))
  }

  @Test("sections that are not closed are left to the parser")
  func unclosedSections() throws {
    #expect(
      try MarkdownTemplate.spelled("*{{#a}}*\n{{/b}}\n") == "<p><em>{{#a}}</em></p>\n{{/b}}\n"
    )
  }

  static let mistakes: [Mistake] = [
    Mistake(
      code: .crossing,
      markdown: "**{{#late}}a** b{{/late}}",
      messages: """
        board.md:1:6: error: section 'late' begins in strong emphasis and ends in a paragraph; put \
        both its tags into the same element, or on lines of their own around whole ones
          **{{#late}}a** b{{/late}}
               ^

        """
    ),
    Mistake(
      code: .crossing,
      markdown: "{{#a}}b\n\nc{{/a}}",
      messages: """
        board.md:1:4: error: section 'a' begins in a paragraph and ends in another; put both its \
        tags into the same element, or on lines of their own around whole ones
          {{#a}}b
             ^

        """
    ),
    Mistake(
      code: .crossing,
      markdown: "- a\n  {{^b}}\n- c\n  {{/b}}\n",
      messages: """
        board.md:2:6: error: section 'b' begins in a list item and ends in another; put both its \
        tags into the same element, or on lines of their own around whole ones
            {{^b}}
               ^

        """
    ),
    Mistake(
      code: .crossing,
      markdown: "{{#a}}\n- b\n  {{/a}}\n> {{$c}}\n\n{{/c}}\n",
      messages: """
        board.md:1:4: error: section 'a' begins in the page itself and ends in a list item; put \
        both its tags into the same element, or on lines of their own around whole ones
          {{#a}}
             ^
        board.md:4:6: error: section 'c' begins in a quote and ends in the page itself; put both \
        its tags into the same element, or on lines of their own around whole ones
          > {{$c}}
               ^

        """
    ),
    Mistake(
      code: .crossing,
      markdown: "[a {{#b}}]({{c}}{{/b}}) `{{#d}}` *{{/d}}*",
      messages: """
        board.md:1:7: error: section 'b' begins in a link's text and ends in an address; put both \
        its tags into the same element, or on lines of their own around whole ones
          [a {{#b}}]({{c}}{{/b}}) `{{#d}}` *{{/d}}*
                ^
        board.md:1:29: error: section 'd' begins in a code span and ends in emphasis; put both \
        its tags into the same element, or on lines of their own around whole ones
          [a {{#b}}]({{c}}{{/b}}) `{{#d}}` *{{/d}}*
                                      ^

        """
    ),
    Mistake(
      code: .tagsInIndentedCode,
      markdown: "{{#rows}}\n    {{#a}}{{> row}}{{/a}}\n{{/rows}}\n",
      messages: """
        board.md:2:8: error: these tags are indented by four and become code; indent them less, or \
        put code between lines of ```
              {{#a}}{{> row}}{{/a}}
                 ^

        """
    ),
    Mistake(
      code: .tagsInParagraph,
      markdown: "Gate\n    {{> gate}}\n",
      messages: """
        board.md:2:9: error: these tags cannot stand alone here and become part of a paragraph; \
        indent them less, or put a blank line before them
              {{> gate}}
                  ^

        """
    ),
    Mistake(
      code: .codeBeneathTags,
      markdown: "{{#rows}}\r\n    - {{gate}}\r\n{{/rows}}\r\n",
      messages: """
        board.md:2:5: error: this line is indented by four beneath a line of tags and becomes code; \
        indent it less, or put code between lines of ```
              - {{gate}}
              ^

        """
    ),
    Mistake(
      code: .listBeneathItem,
      markdown: "{{! one }}\n- a\n{{#b}}\n  - {{c}}\n{{/b}}\n",
      messages: """
        board.md:4:3: error: this list is indented like a part of the item before it, and the tags \
        around it are not; indent the tags like the list, or the list like the tags
            - {{c}}
            ^

        """
    ),
    Mistake(
      code: .tagAsAutolink,
      markdown: "See <{{url}}> or <{{a}}/b>.",
      messages: """
        board.md:1:8: error: a tag cannot be a link in angle brackets; write '[text]({{url}})'
          See <{{url}}> or <{{a}}/b>.
                 ^
        board.md:1:21: error: a tag cannot be a link in angle brackets; write '[text]({{a}})'
          See <{{url}}> or <{{a}}/b>.
                              ^

        """
    ),
    Mistake(
      code: .tagAsAutolink,
      markdown: "<{{url}}>\n",
      messages: """
        board.md:1:4: error: a tag cannot be a link in angle brackets; write '[text]({{url}})'
          <{{url}}>
             ^

        """
    ),
    Mistake(
      code: .lostTag,
      markdown: "[map]: {{ url }}\n\n```swift {{a}}\n```\n",
      messages: """
        board.md:1:11: error: Markdown shows nothing of the place where '{{ url }}' stands; move it \
        into text, a link's address or an attribute
          [map]: {{ url }}
                    ^
        board.md:3:12: error: Markdown shows nothing of the place where '{{a}}' stands; move it \
        into text, a link's address or an attribute
          ```swift {{a}}
                     ^

        """
    ),
  ]
}
