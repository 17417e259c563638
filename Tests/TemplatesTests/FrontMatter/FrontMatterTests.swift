import Basics
import Diagnostics
import Mustache
import Templates
import Testing
import YAML

@Suite("front matter")
struct FrontMatterTests {
  @Test("a page's values are read, tags and all")
  func page() throws {
    let document = try load(
      "pages/board.md",
      """
      ---
      title: Flight {{flight.designator}}
      subtitle: '{{day.name}} it''s {{x}}'
      order: -3
      layout: main
      ---
      # A
      """
    )
    let title = try #require(document.frontMatter.title)
    #expect(title.text == "Flight {{flight.designator}}")
    #expect(title.position == Position(line: 2, column: 8))
    #expect(
      title.tokens == [
        Token(.text(Array("Flight ".utf8)), range: 11..<18),
        Token(.variable(Name("flight.designator", offset: 20)), range: 18..<39),
      ]
    )
    #expect(document.frontMatter.subtitle?.text == "{{day.name}} it's {{x}}")
    #expect(document.frontMatter.order == -3)
    #expect(document.frontMatter.layout?.text == "main")
    #expect(document.html == "<h1>A</h1>\n")
    #expect(document.isMarkdown)
  }

  @Test(
    "tags in quoted values are where they are in the file",
    arguments: [
      #"'{{a}} it''s {{b}} {{a}}'"#, #""{{a}} \"\x41 {{b}} \u00e9 {{a}}""#,
      #""{{a}} é {{b}}, {{a}}""#,
      "é {{a}} {{b}} {{a}}", "'{{a}}\n  {{b}} {{a}}'", "é {{a}}\n  {{b}} {{a}}",
    ]
  )
  func offsets(_ value: String) throws {
    let text = "---\norder: 1\ntitle: \(value)\n---\n"
    let document = try load("pages/x.html", text)
    let tags = try #require(document.frontMatter.title?.tokens.filter { $0.kind.isVariable })
    #expect(tags.count == 3)
    var last = 0
    for tag in tags {
      let spelling = String(decoding: document.source.bytes[tag.range], as: UTF8.self)
      guard case .variable(let name) = tag.kind else { continue }
      #expect(spelling == "{{\(name.text)}}")
      #expect(name.offset == tag.range.lowerBound + 2)
      #expect(tag.range.lowerBound > last)
      last = tag.range.lowerBound
    }
  }

  @Test("a byte-order mark, CRLF and blanks behind the dashes are accepted")
  func lineEnds() throws {
    let document = try load("pages/x.md", "\u{FEFF}--- \r\ntitle: A {{b}}\r\n---\t\r\n*c*\r\nd\r\n")
    #expect(document.frontMatter.title?.text == "A {{b}}")
    #expect(document.frontMatter.title?.position == Position(line: 2, column: 8))
    #expect(document.html == "<p><em>c</em>\nd</p>\n")
    #expect(try load("partials/x.html", "\u{FEFF}<b>\r\n").html == "<b>\r\n")
  }

  @Test("a page may have none, or an empty one")
  func none() throws {
    #expect(try load("pages/x.html", "<p>{{a}}").html == "<p>{{a}}")
    #expect(try load("pages/x.html", "---\n---\n<p>").html == "<p>")
    #expect(try load("pages/x.html", "---\n# nothing\n---").html.isEmpty)
    #expect(try load("pages/x.html", "----\n").html == "----\n")
  }

  @Test("a notice has days and may be about some flights")
  func notice() throws {
    let document = try load(
      "notices/snow.md",
      """
      ---
      title: Snow
      from: 2026-11-30
      until: "2026-12-02"
      direction: departure
      airline: RL
      flight: 618
      ---
      # Snow

      <b>Call</b> [us](tel:+1) or [see](x.html)
      """
    )
    let frontMatter = document.frontMatter
    #expect(frontMatter.title?.text == "Snow")
    #expect(frontMatter.from == CivilDate(iso: "2026-11-30"))
    #expect(frontMatter.until == CivilDate(iso: "2026-12-02"))
    #expect(frontMatter.direction?.text == "departure")
    #expect(frontMatter.airline?.text == "RL")
    #expect(frontMatter.flight?.text == "618")
    #expect(
      document.html
        == "<p>Snow</p>\n<p>&lt;b&gt;Call&lt;/b&gt; <a href=\"tel:+1\">us</a> or see</p>\n"
    )
  }

  @Test("the examples and defaults of the schemas fit them")
  func schemas() {
    for kind in TemplateKind.allCases {
      #expect(FrontMatter.schema(of: kind)?.mistakes ?? [] == [])
    }
  }
}

extension Token.Kind {
  fileprivate var isVariable: Bool {
    if case .variable = self { true } else { false }
  }
}
