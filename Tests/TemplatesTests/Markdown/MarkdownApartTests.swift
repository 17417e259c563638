import Templates
import Testing

@Suite("lists that stay apart")
struct MarkdownApartTests {
  @Test("keeps lists apart that are not one", arguments: cases)
  func becomesHTML(_ example: MarkdownExample) throws {
    #expect(try MarkdownTemplate.spelled(example.markdown) == example.html)
  }

  static let cases: [MarkdownExample] = [
    MarkdownExample(
      "another mark is another list",
      #"""
      - a
      {{#b}}
      * c
      {{/b}}
      1. d
      {{#e}}
      1) f
      {{/e}}
      """#,
      #"""
      <ul>
      <li>a</li>
      </ul>
      <ul>
      {{#b}}
      <li>c</li>
      {{/b}}
      </ul>
      <ol>
      <li>d</li>
      </ol>
      <ol>
      {{#e}}
      <li>f</li>
      {{/e}}
      </ol>

      """#
    ),
    MarkdownExample(
      "a section with two lists holds them whole",
      #"""
      {{#a}}
      - b
      1. c
      {{/a}}
      - d
      """#,
      #"""
      {{#a}}
      <ul>
      <li>b</li>
      </ul>
      <ol>
      <li>c</li>
      </ol>
      {{/a}}
      <ul>
      <li>d</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a section with more than a list holds it whole",
      #"""
      {{#a}}
      b
      - c
      {{#d}}
      - e
      {{/d}}
      {{/a}}
      {{#f}}
      - g
      {{/f}}
      """#,
      #"""
      {{#a}}
      <p>b</p>
      <ul>
      <li>c</li>
      {{#d}}
      <li>e</li>
      {{/d}}
      </ul>
      {{/a}}
      <ul>
      {{#f}}
      <li>g</li>
      {{/f}}
      </ul>

      """#
    ),
    MarkdownExample(
      "a partial parts lists",
      #"""
      - a
      {{> b}}
      - c
      """#,
      #"""
      <ul>
      <li>a</li>
      </ul>
      {{> b}}
      <ul>
      <li>c</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a block holds its list whole",
      #"""
      {{$rows}}
      - a
      {{/rows}}
      - b
      """#,
      #"""
      {{$rows}}
      <ul>
      <li>a</li>
      </ul>
      {{/rows}}
      <ul>
      <li>b</li>
      </ul>

      """#
    ),
    MarkdownExample(
      "a list in a quote",
      #"""
      > {{#a}}
      > - b
      > {{/a}}
      > - c
      """#,
      #"""
      <blockquote>
      <ul>
      {{#a}}
      <li>b</li>
      {{/a}}
      <li>c</li>
      </ul>
      </blockquote>

      """#
    ),
    MarkdownExample(
      "loose items with tags",
      #"""
      - {{a}}

      - {{b}}
      """#,
      #"""
      <ul>
      <li>
      <p>{{a}}</p>
      </li>
      <li>
      <p>{{b}}</p>
      </li>
      </ul>

      """#
    ),
    MarkdownExample(
      "items of one line",
      #"""
      - {{#a}}b{{/a}}
      - *{{c}}* {{#d}}e{{/d}}
      """#,
      #"""
      <ul>
      <li>{{#a}}b{{/a}}</li>
      <li><em>{{c}}</em> {{#d}}e{{/d}}</li>
      </ul>

      """#
    ),
  ]
}
