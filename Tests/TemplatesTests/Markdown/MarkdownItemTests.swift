import Templates
import Testing

@Suite("sections in and between items")
struct MarkdownItemTests {
  @Test("repeats items where a section holds a list", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "a section within an item",
      #"""
      - a
        {{#b}}
        - c
        {{/b}}
      - d
      """#,
      #"""
      <ul>
      <li>a
      <ul>
      {{#b}}
      <li>c</li>
      {{/b}}
      </ul>
      </li>
      <li>d</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a section around paragraphs of an item",
      #"""
      - a

        {{#b}}
        c
        {{/b}}
      - d
      """#,
      #"""
      <ul>
      <li>
      <p>a</p>
      {{#b}}
      <p>c</p>
      {{/b}}
      </li>
      <li>
      <p>d</p>
      </li>
      </ul>

      """#
    ),
    MarkdownExample(
      "sections in nested lists",
      #"""
      {{#days}}
      - {{name}}
        {{#flights}}
        1. {{number}}
        {{/flights}}
      {{/days}}
      """#,
      #"""
      <ul>
      {{#days}}
      <li>{{name}}
      <ol>
      {{#flights}}
      <li>{{number}}</li>
      {{/flights}}
      </ol>
      </li>
      {{/days}}
      </ul>

      """#
    ),
    MarkdownExample(
      "a numbered list that begins later",
      #"""
      {{#a}}
      3. b
      {{/a}}
      4. c
      """#,
      #"""
      <ol start="3">
      {{#a}}
      <li>b</li>
      {{/a}}
      <li>c</li>
      </ol>

      """#
    ),
    MarkdownExample(
      "one loose list makes the joined one loose",
      #"""
      - a
      {{#b}}
      - c

      - d
      {{/b}}
      """#,
      #"""
      <ul>
      <li>
      <p>a</p>
      </li>
      {{#b}}
      <li>
      <p>c</p>
      </li>
      <li>
      <p>d</p>
      </li>
      {{/b}}
      </ul>

      """#
    ),
    MarkdownExample(
      "blank lines beside lines of tags leave a list tight",
      #"""
      - a

      {{#b}}

      - c

      {{/b}}

      - d
      """#,
      #"""
      <ul>
      <li>a</li>
      {{#b}}
      <li>c</li>
      {{/b}}
      <li>d</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "partials and markup as items",
      #"""
      - {{> a}}
      - {{#b}}{{{c}}}{{/b}}
      - {{#d}}
        e
        {{/d}}
      """#,
      #"""
      <ul>
      <li>
      {{> a}}
      </li>
      <li>
      {{#b}}
      {{{c}}}
      {{/b}}
      </li>
      <li>
      {{#d}}
      e
      {{/d}}
      </li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a comment between items",
      #"""
      - a
      {{! note }}
      - b
      """#,
      #"""
      <ul>
      <li>a</li>
      <li>b</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "an empty section between items",
      #"""
      - a
      {{#b}}
      {{/b}}
      - c
      """#,
      #"""
      <ul>
      <li>a</li>
      {{#b}}
      {{/b}}
      <li>c</li>
      </ul>

      """#
    ),
  ]
}
