import Diagnostics
import Mustache
import Templates
import Testing

@Suite("Markdown templates that are rendered")
struct MarkdownRenderingTests {
  @Test("tags on lines of their own leave no line, and data is never Markdown")
  func renders() throws {
    let html = try MarkdownTemplate.spelled(
      """
      # *{{title}}*

      - Home
      {{#days}}
      - [{{name}}]({{url}})
        {{#flights}}
        1. {{.}}
        {{/flights}}
      {{/days}}
      {{^days}}
      - No days
      {{/days}}

      {{> row}}

      ```
      {{#days}}
      {{name}}
      {{/days}}
      ```
      """
    )
    let library = Library(["row": SourceText(path: "row.html", text: "<p>{{title}}</p>\n")])
    let root = Value.dictionary([
      "title": .text("a *b* <c>"),
      "days": .list([
        .dictionary([
          "name": .text("Mon"), "url": .text("m.html"),
          "flights": .list([.text("_x_"), .text("y")]),
        ]),
        .dictionary(["name": .text("Tue"), "url": .text("t.html"), "flights": .list([])]),
      ]),
    ])
    let rendered = try library.render(SourceText(path: "x.html", text: html), with: root)
    #expect(
      rendered == """
        <h1><em>a *b* &lt;c&gt;</em></h1>
        <ul>
        <li>Home</li>
        <li><a href="m.html">Mon</a>
        <ol>
        <li>_x_</li>
        <li>y</li>
        </ol>
        </li>
        <li><a href="t.html">Tue</a>
        <ol>
        </ol>
        </li>
        </ul>
        <p>a *b* &lt;c&gt;</p>
        <pre><code>Mon
        Tue
        </code></pre>

        """
    )
  }
}
