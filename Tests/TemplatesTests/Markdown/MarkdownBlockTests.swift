import Templates
import Testing

@Suite("tags in blocks")
struct MarkdownBlockTests {
  @Test("becomes HTML with the tags in their places", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "headings",
      #"""
      # {{a}} #
      ## Gate {{b}}
      {{c}}
      ===
      D {{e}}
      ---
      """#,
      #"""
      <h1>{{a}}</h1>
      <h2>Gate {{b}}</h2>
      <h1>{{c}}</h1>
      <h2>D {{e}}</h2>

      """#
    ),
    MarkdownExample(
      "thematic breaks beside lines of tags",
      #"""
      {{#a}}
      ---
      {{/a}}
      ***
      """#,
      #"""
      {{#a}}
      <hr />
      {{/a}}
      <hr />

      """#
    ),
    MarkdownExample(
      "a line of tags makes no paragraph and needs no blank lines",
      #"""
      before
      {{#a}}
      *inside*
      {{/a}}
      after
      """#,
      #"""
      <p>before</p>
      {{#a}}
      <p><em>inside</em></p>
      {{/a}}
      <p>after</p>

      """#
    ),
    MarkdownExample(
      "several tags on a line come on lines of their own",
      #"""
      {{#a}} {{> b}}{{/a}}
      """#,
      #"""
      {{#a}}
      {{> b}}
      {{/a}}

      """#
    ),
    MarkdownExample(
      "a partial alone",
      #"""
      {{> row}}
      """#,
      #"""
      {{> row}}

      """#
    ),
    MarkdownExample(
      "markup alone",
      #"""
      before
      {{{remark}}}
      after
      """#,
      #"""
      <p>before</p>
      {{{remark}}}
      <p>after</p>

      """#
    ),
    MarkdownExample(
      "a variable alone is a paragraph",
      #"""
      {{a}}
      """#,
      #"""
      <p>{{a}}</p>

      """#
    ),
    MarkdownExample(
      "a line of comments goes",
      #"""
      one
      {{! two }}
      three
        {{! over
      lines }} {{! and another }}
      four
      """#,
      #"""
      <p>one
      three
      four</p>

      """#
    ),
    MarkdownExample(
      "indented by less than four",
      #"""
      {{#a}}
        {{#b}}
         {{> c}}
        {{/b}}
      {{/a}}
      """#,
      #"""
      {{#a}}
      {{#b}}
      {{> c}}
      {{/b}}
      {{/a}}

      """#
    ),
    MarkdownExample(
      "a parent with blocks",
      #"""
      {{<main}}
      {{$content}}
      # {{a}}
      {{/content}}
      {{/main}}
      """#,
      #"""
      {{<main}}
      {{$content}}
      <h1>{{a}}</h1>
      {{/content}}
      {{/main}}

      """#
    ),
  ]
}
