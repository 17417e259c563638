import Diagnostics
import Mustache
import Testing

@Suite("Templates with values by name")
struct RenderingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: String
    let expected: String

    init(_ name: String, _ template: String, _ expected: String) {
      testDescription = name
      self.template = template
      self.expected = expected
    }
  }

  static let values = Value.dictionary([
    "text": .text("a < \"b\" & 'c' > d"), "markup": .markup("<b>"), "number": .integer(-120),
    "largest": .integer(.max), "least": .integer(.min), "zero": .integer(0),
    "yes": .boolean(true), "no": .boolean(false), "empty": .text(""), "none": .list([]),
    "list": .list([.text("x"), .text("y")]),
    "records": .list([.dictionary(["n": .integer(1)]), .dictionary(["n": .integer(2)])]),
    "outer": .dictionary(["inner": .dictionary(["text": .text("deep")]), "nil": .absent]),
    "nil": .text("outer"), "name": .text("row"),
  ])

  static let cases = [
    Case("text is escaped", "{{text}}", "a &lt; &quot;b&quot; &amp; &#39;c&#39; &gt; d"),
    Case(
      "three braces leave text as it is",
      "{{{text}}}|{{& text }}",
      {
        let text = "a < \"b\" & 'c' > d"
        return "\(text)|\(text)"
      }()
    ),
    Case("two braces escape markup too", "{{markup}}{{{markup}}}", "&lt;b&gt;<b>"),
    Case(
      "whole numbers are decimal",
      "{{number}} {{zero}} {{largest}} {{least}}",
      "-120 0 9223372036854775807 -9223372036854775808"
    ),
    Case("true and false are written", "{{yes}} {{no}}", "true false"),
    Case("what has no text is empty", "[{{list}}{{outer}}{{missing}}{{outer.missing.x}}]", "[]"),
    Case("sections over zero are shown", "{{#zero}}{{.}}{{/zero}}", "0"),
    Case("sections over empty text are not", "{{#empty}}a{{/empty}}{{^empty}}b{{/empty}}", "b"),
    Case("sections over no items are not", "{{#none}}a{{/none}}{{^none}}b{{/none}}", "b"),
    Case("a section over true keeps its context", "{{#yes}}{{number}}{{/yes}}", "-120"),
    Case("a section repeats its items", "{{#list}}({{.}}){{/list}}", "(x)(y)"),
    Case("records of a list are contexts", "{{#records}}{{n}}{{^no}},{{/no}}{{/records}}", "1,2,"),
    Case(
      "sections in sections",
      "{{#records}}{{#list}}{{n}}{{.}} {{/list}}{{/records}}",
      "1x 1y 2x 2y "
    ),
    Case(
      "dotted names",
      "{{outer.inner.text}} {{#outer.inner}}{{text}}{{/outer.inner}}",
      "deep deep"
    ),
    Case("what is there but nil hides an outer value", "[{{#outer}}{{nil}}{{/outer}}]", "[]"),
    Case("comments say nothing", "a{{! {{text }}b\n {{!\n two lines\n}} \nc", "ab\nc"),
    Case(
      "delimiters change and change back",
      "{{=<% %>=}}<%number%>{{number}}<%={{ }}=%>{{zero}}",
      "-120{{number}}0"
    ),
    Case(
      "a lone section tag takes its line",
      "<ul>\n  {{#list}}\n  <li>{{.}}\n  {{/list}}\n</ul>",
      "<ul>\n  <li>x\n  <li>y\n</ul>"
    ),
    Case("lines may end with CR LF", "{{#list}}\r\n{{.}}\r\n{{/list}}\r\n", "x\r\ny\r\n"),
    Case("two tags on a line keep it", "{{#yes}}{{/yes}}\n", "\n"),
    Case(
      "an indented partial is indented, but not its empty lines and values",
      "  {{>lines}}\n",
      "  one\n\n  -120\n  "
    ),
    Case("a partial within a line is not", "  {{zero}} {{>lines}}\n", "  0 one\n\n-120\n\n"),
    Case("indentation adds up", " {{>indented}}", "   one\n\n   -120\n   "),
    Case("a dynamic partial", "{{>*name}}{{>*text}}{{>*number}}", "<-120>"),
    Case("a missing partial is empty", "[{{>missing}}]", "[]"),
    Case("a byte-order mark is not text", "\u{FEFF}{{zero}}", "0"),
    Case("blocks show their own content", "{{>card}}", "<h2>Title</h2>\n<p>Body</p>\n"),
    Case(
      "a parent's blocks are replaced",
      "{{<card}}\n  {{$title}}T{{/title}}\n  ignored {{text}}\n{{/card}}\nend",
      "<h2>T</h2>\n<p>Body</p>\nend"
    ),
    Case(
      "the outermost block wins",
      "{{<middle}}{{$body}}B{{/body}}{{/middle}}",
      "<h2>M</h2>\n<p>B</p>\n"
    ),
    Case(
      "blocks within a block belong to where it was written",
      "{{<card}}{{$body}}{{<card}}{{$title}}I{{/title}}{{/card}}{{/body}}{{/card}}",
      "<h2>Title</h2>\n<p><h2>I</h2>\n<p>Body</p>\n</p>\n"
    ),
    Case(
      "a partial's blocks are replaced too",
      "{{<page}}{{$title}}P{{/title}}{{/page}}",
      "<main><h2>P</h2>\n<p>Body</p>\n</main>"
    ),
    Case(
      "an inline block goes where a block of lines was",
      "{{<lined}}{{$content}}x{{/content}}{{/lined}}",
      "<main>\n  x</main>\n"
    ),
    Case(
      "a block of lines loses its own indentation",
      "{{<lined}}\n{{$content}}\n      a\n\n        b\n{{/content}}\n{{/lined}}\n",
      "<main>\n  a\n\n    b\n</main>\n"
    ),
    Case(
      "an indented parent in a block",
      "{{<lined}}{{$content}}\n {{<card}}{{/card}}\n"
        + "{{/content}}{{/lined}}",
      "<main>\n  <h2>Title</h2>\n  <p>Body</p>\n</main>\n"
    ),
  ]

  static let library = [
    "lines": "one\n\n{{number}}\n{{#no}}x{{/no}}",
    "indented": "  {{>lines}}\n",
    "row": "<{{number}}>",
    "card": "<h2>{{$title}}Title{{/title}}</h2>\n<p>{{$body}}Body{{/body}}</p>\n",
    "middle": "{{<card}}{{$title}}M{{/title}}{{$body}}N{{/body}}{{/card}}",
    "page": "<main>{{>card}}</main>",
    "lined": "<main>\n  {{$content}}\n  default\n  {{/content}}\n</main>\n",
  ].mapValues { SourceText(path: "partial", text: $0) }

  @Test("a template renders", arguments: cases)
  func renders(_ example: Case) throws {
    let source = SourceText(path: "t", text: example.template)
    let text = try Library(Self.library).render(source, with: Self.values)
    #expect(text == example.expected)
  }

  @Test("a dynamic parent's closing tag repeats its name")
  func rendersDynamicParent() throws {
    let source = SourceText(path: "t", text: "{{<*card}}{{$title}}D{{/title}}{{/card}}")
    let values = Value.dictionary(["card": .text("card")])
    let text = try Library(Self.library).render(source, with: values)
    #expect(text == "<h2>D</h2>\n<p>Body</p>\n")
  }

  @Test("a partial that reaches itself goes as deep as its values")
  func rendersRecursion() throws {
    let library = Library([
      "node": SourceText(path: "n", text: "{{n}}\n{{#next}}\n  {{>node}}\n{{/next}}\n")
    ])
    var value = Value.dictionary(["n": .integer(0), "next": .boolean(false)])
    for depth in 1...3 { value = .dictionary(["n": .integer(depth), "next": value]) }
    let text = try library.render(SourceText(path: "t", text: "{{>node}}"), with: value)
    #expect(text == "3\n  2\n    1\n      0\n")
  }

  @Test("an escaping can be applied to a text by itself")
  func escapesAlone() {
    #expect(Escaping.html.applied(to: "a<b & \"é\"'") == "a&lt;b &amp; &quot;é&quot;&#39;")
    #expect(Escaping.none.applied(to: "a<b") == "a<b")
  }
}
