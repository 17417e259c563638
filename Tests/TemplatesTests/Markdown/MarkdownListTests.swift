import Templates
import Testing

@Suite("sections and lists")
struct MarkdownListTests {
  @Test("repeats items where a section holds a list", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "a section around a list",
      #"""
      {{#days}}
      - {{name}}
      {{/days}}
      """#,
      #"""
      <ul>
      {{#days}}
      <li>{{name}}</li>
      {{/days}}
      </ul>

      """#
    ),
    MarkdownExample(
      "fixed items around it",
      #"""
      - Home
      {{#days}}
      - {{name}}
      {{/days}}
      - Search
      """#,
      #"""
      <ul>
      <li>Home</li>
      {{#days}}
      <li>{{name}}</li>
      {{/days}}
      <li>Search</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a section and its inverse",
      #"""
      {{#days}}
      - {{name}}
      {{/days}}
      {{^days}}
      - none
      {{/days}}
      """#,
      #"""
      <ul>
      {{#days}}
      <li>{{name}}</li>
      {{/days}}
      {{^days}}
      <li>none</li>
      {{/days}}
      </ul>

      """#
    ),
    MarkdownExample(
      "both on one line",
      #"""
      {{#days}}
      - {{name}}
      {{/days}}{{^days}}
      - none
      {{/days}}
      """#,
      #"""
      <ul>
      {{#days}}
      <li>{{name}}</li>
      {{/days}}
      {{^days}}
      <li>none</li>
      {{/days}}
      </ul>

      """#
    ),
    MarkdownExample(
      "nested sections around one list",
      #"""
      {{#a}}
      {{#b}}
      1) {{c}}
      {{/b}}
      {{/a}}
      """#,
      #"""
      <ol>
      {{#a}}
      {{#b}}
      <li>{{c}}</li>
      {{/b}}
      {{/a}}
      </ol>

      """#
    ),
    MarkdownExample(
      "a section with an item of its own around another",
      #"""
      {{#a}}
      - b
      {{#c}}
      - d
      {{/c}}
      {{/a}}
      - e
      """#,
      #"""
      <ul>
      {{#a}}
      <li>b</li>
      {{#c}}
      <li>d</li>
      {{/c}}
      {{/a}}
      <li>e</li>
      </ul>

      """#
    ),
  ]
}
