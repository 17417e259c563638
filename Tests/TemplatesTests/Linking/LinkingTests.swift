import Diagnostics
import Mustache
import Testing

@testable import Templates

@Suite("Compiled templates")
struct LinkingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: String
    let expected: String

    init(_ name: String, _ template: String, _ expected: String) {
      testDescription = name
      self.template = template
      self.expected = expected
    }
  }

  static let files = [
    "partials/row.html": "<li>{{flight.id}}{{#flight.gate}} {{.}}{{/flight.gate}}</li>\n",
    "partials/gate.html": "{{gate}}",
    "partials/state.html": "{{#isToday}}aria-current=\"date\"{{/isToday}}",
    "partials/lines.html": "<p>\na\n</p>\n<pre>\nb\n</pre>\n",
    "partials/card.html": "<div>{{$title}}none{{/title}}: {{$body}}{{/body}}</div>",
    "partials/outer.html": "<main>{{>card}}</main>",
    "layouts/main.html":
      "<html>\n<title>{{$title}}{{title}}{{/title}}</title>\n<body>\n  {{$content}}{{/content}}\n",
    "layouts/wide.html": "{{<layouts/main}}{{$title}}W{{/title}}{{/layouts/main}}",
  ]

  static let examples = [
    Example("text in an element", "<p>{{title}}</p>", "<p>A \"b\" &lt;c&gt; &amp; 'd' é/</p>"),
    Example(
      "text in a title",
      "<title>{{title}}</title>",
      "<title>A \"b\" &lt;c&gt; &amp; 'd' é/</title>"
    ),
    Example(
      "text in a quoted attribute",
      "<p title='{{title}}' id=\"{{flight.id}}\"></p>",
      "<p title='A &quot;b&quot; &lt;c&gt; &amp; &#39;d&#39; é/' id=\"RL 618\"></p>"
    ),
    Example(
      "text within an address",
      "<a href=\"mailto:{{title}}?s={{flight.minutes}}\">x</a>",
      "<a href=\"mailto:A%20%22b%22%20%3Cc%3E%20%26%20%27d%27%20%C3%A9%2F?s=95\">x</a>"
    ),
    Example(
      "an address in an address",
      "<a href=\"{{home}}#{{flight.id}}\">x</a>",
      "<a href=\"../?x=1&amp;y#RL%20618\">x</a>"
    ),
    Example(
      "an address elsewhere",
      "<p title=\"{{home}}\">{{home}}</p>",
      "<p title=\"../?x=1&amp;y\">../?x=1&amp;y</p>"
    ),
    Example(
      "a number begins an address",
      "<a href=\"{{flight.minutes}}\">x</a>",
      "<a href=\"95\">x</a>"
    ),
    Example(
      "a copied file by its path from the site's root",
      "<a href=\"map.pdf#p2\">x</a> <a href=map.pdf>y</a>",
      "<a href=\"../map.pdf?a&amp;b#p2\">x</a> <a href=\"../map.pdf?a&amp;b\">y</a>"
    ),
    Example("markup in an element", "<p>{{{flight.remark}}}</p>", "<p><b>RL 618</b></p>"),
    Example(
      "names in records",
      "<p>{{flight.airline.name}} {{#flight}}{{airline.code}}{{/flight}}</p>",
      "<p>R &amp; L RL</p>"
    ),
    Example(
      "an absent field does not fall through",
      "<p>{{#flight}}{{gate}}{{/flight}}|{{gate}}</p>",
      "<p>|outer</p>"
    ),
    Example(
      "an absent field is a false section",
      "{{#flight.gate}}a{{/flight.gate}}{{^flight.gate}}b{{/flight.gate}}"
        + "{{#flight.partner}}c{{/flight.partner}}",
      "b"
    ),
    Example(
      "items of a list",
      "<ul>{{#rows}}<li>{{index}}{{^isFirst}}, {{flight.id}}{{/isFirst}}</li>{{/rows}}</ul>",
      "<ul><li>1</li><li>2, RL2</li></ul>"
    ),
    Example(
      "items that are text",
      "{{#flight.vias}}<i>{{.}}</i>{{/flight.vias}}",
      "<i>Oslo</i><i>&lt;Rome&gt;</i>"
    ),
    Example("an empty list", "{{#none}}a{{/none}}{{^none}}b{{/none}}", "b"),
    Example(
      "outer records in items",
      "{{#rows}}{{#isToday}}{{gate}} {{/isToday}}{{/rows}}",
      "outer outer "
    ),
    Example(
      "a partial in items, twice",
      "<ul>{{#rows}}{{>row}}{{/rows}}{{#rows}}{{>row}}{{/rows}}</ul>",
      "<ul><li>RL1 A1</li>\n<li>RL2</li>\n<li>RL1 A1</li>\n<li>RL2</li>\n</ul>"
    ),
    Example(
      "a partial means what is around it",
      "{{>gate}} {{#rows}}{{#flight}}{{>gate}}{{/flight}};{{/rows}}",
      "outer A1;;"
    ),
    Example(
      "a section between attributes",
      "<a {{#isToday}}aria-current=\"page\"{{/isToday}}>x</a>",
      "<a aria-current=\"page\">x</a>"
    ),
    Example(
      "a Boolean attribute",
      "<details{{#isToday}} open{{/isToday}}{{#isPast}} hidden{{/isPast}} id=a></details>",
      "<details open id=a></details>"
    ),
    Example(
      "a section in a value",
      "<p class=\"row{{#isToday}} today{{/isToday}}\"></p>",
      "<p class=\"row today\"></p>"
    ),
    Example(
      "a section in an address",
      "<a href=\"{{#isPast}}x{{/isPast}}{{^isPast}}{{home}}{{/isPast}}\">a</a>",
      "<a href=\"../?x=1&amp;y\">a</a>"
    ),
    Example("a partial between attributes", "<p {{>state}}></p>", "<p aria-current=\"date\"></p>"),
    Example(
      "an asset",
      "<link href=\"assets/board.css\"><img src='assets/board.css#x'>",
      "<link href=\"../assets/board.1f&amp;.css\"><img src='../assets/board.1f&amp;.css#x'>"
    ),
    Example(
      "an asset that a script is to load",
      "<p data-script=\"assets/board.css\" data-font=\"assets/board.css\" data-other=\"assets/board.css\"></p>",
      "<p data-script=\"../assets/board.1f&amp;.css\" data-font=\"../assets/board.1f&amp;.css\" data-other=\"assets/board.css\"></p>"
    ),
    Example(
      "an asset without quotation marks",
      "<link href=assets/board.css>",
      "<link href=\"../assets/board.1f&amp;.css\">"
    ),
    Example(
      "an asset in SVG",
      "<svg><use xlink:href=\"assets/h%C3%B6he.svg#a\"/></svg>",
      "<svg><use xlink:href=\"../assets/h.svg#a\"/></svg>"
    ),
    Example("a page", "<a href=\"page:days\">Days</a>", "<a href=\"../days/\">Days</a>"),
    Example(
      "what only looks like an asset",
      "<p title=\"assets/x\">assets/x <a href=\"/assets/x\">a</a></p>",
      "<p title=\"assets/x\">assets/x <a href=\"/assets/x\">a</a></p>"
    ),
    Example(
      "a script of the assets",
      "<script src=\"assets/board.css\" defer></script>",
      "<script src=\"../assets/board.1f&amp;.css\" defer></script>"
    ),
    Example(
      "elements that end by themselves",
      "<table><tr><td>a<td>b<tr><th>c</table><ul><li>a<li>b</ul>"
        + "<dl><dt>a<dd>b</dl><p>a<div></div><p>b",
      "<table><tr><td>a<td>b<tr><th>c</table><ul><li>a<li>b</ul>"
        + "<dl><dt>a<dd>b</dl><p>a<div></div><p>b"
    ),
    Example(
      "elements without content",
      "<br><img alt=''><hr/><input disabled><svg><path d=\"M0\"/></svg>",
      "<br><img alt=''><hr/><input disabled><svg><path d=\"M0\"/></svg>"
    ),
    Example(
      "comments and signs",
      "<!doctype html><!-- a > b <i> -- --><p>1 < 2 && 3 > 2</p><!---->",
      "<!doctype html><!-- a > b <i> -- --><p>1 < 2 && 3 > 2</p><!---->"
    ),
    Example(
      "indentation, but not where blanks count",
      "<div>\n  {{>lines}}\n</div>\n",
      "<div>\n  <p>\n  a\n  </p>\n  <pre>\nb\n</pre>\n</div>\n"
    ),
    Example(
      "a parent's blocks",
      "{{<card}}\n  {{$title}}{{flight.id}}{{/title}}\n  {{$body}}<i>b</i>{{/body}}\n{{/card}}",
      "<div>RL 618: <i>b</i></div>"
    ),
    Example(
      "a parent in its own block",
      "{{<card}}{{$body}}{{<card}}{{/card}}{{/body}}{{/card}}",
      "<div>none: <div>none: </div></div>"
    ),
    Example(
      "a block of an included partial",
      "{{<outer}}{{$title}}t{{/title}}{{/outer}}",
      "<main><div>t: </div></main>"
    ),
    Example(
      "a layout by hand",
      "{{<main}}{{$content}}<p>x</p>{{/content}}{{/main}}",
      "<html>\n<title>A \"b\" &lt;c&gt; &amp; 'd' é/</title>\n<body>\n  <p>x</p>\n"
    ),
  ]

  @Test("a page renders", arguments: examples)
  func renders(_ example: Example) throws {
    let text = try Fixture.render(example.template, Self.files)
    #expect(text == example.expected)
  }

  @Test("a page is put into its layout, and that into another")
  func rendersLayouts() throws {
    let files = Self.files.merging([
      "pages/t.html": "---\ntitle: T\nlayout: wide\n---\n<p>{{flight.id}}</p>\n"
    ]) { first, _ in first }
    let page = try Fixture.compile(files)
    #expect(
      page.body.text(root: Fixture.values)
        == "<html>\n<title>W</title>\n<body>\n  <p>RL 618</p>\n\n"
    )
  }

  @Test("a page in Markdown keeps its tags, assets and pages")
  func rendersMarkdown() throws {
    let page = try Fixture.compile([
      "pages/t.md": """
      ---
      title: "Flight {{flight.id}} <&> {{#isToday}}today{{/isToday}}"
      subtitle: "{{#flight.vias}}{{.}}, {{/flight.vias}}end"
      layout: main
      order: 3
      ---
      # {{flight.id}} to *{{flight.airline.name}}*

      {{#rows}}
      - [{{flight.id}}]({{flight.address}})
      {{/rows}}

      [All days](page:days) ![High](assets/höhe.svg)

      """,
      "layouts/main.html": "<main>\n{{$content}}{{/content}}\n</main>\n",
    ])
    #expect(page.title?.text(root: Fixture.values) == "Flight RL 618 <&> today")
    #expect(page.subtitle?.text(root: Fixture.values) == "Oslo, <Rome>, end")
    #expect(page.frontMatter.order == 3)
    #expect(
      page.body.text(root: Fixture.values) == """
        <main>
        <h1>RL 618 to <em>R &amp; L</em></h1>
        <ul>
        <li><a href="../f/RL1?a=1&amp;b=2">RL1</a></li>
        <li><a href="../f/RL2?a=1&amp;b=2">RL2</a></li>
        </ul>
        <p><a href="../days/">All days</a> <img src="../assets/h.svg" alt="High" /></p>

        </main>

        """
    )
  }

  @Test("two threads render one page at once")
  func rendersAtOnce() async throws {
    let page = try Fixture.compile([
      "pages/t.html": "---\ntitle: T\n---\n{{#rows}}{{flight.id}} {{/rows}}"
    ])
    let texts = await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var output = OutputBuffer(capacity: 64)
          var texts: Set<String> = []
          for _ in 0..<200 {
            output.removeAll()
            page.render(root: Fixture.values, into: &output)
            texts.insert(output.text)
          }
          return texts
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(texts == ["RL1 RL2 "])
  }
}
