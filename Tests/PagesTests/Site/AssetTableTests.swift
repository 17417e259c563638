import Basics
import Diagnostics
import Templates
import Testing

@testable import Pages

@Suite("Assets")
struct AssetTableTests {
  private func table(_ files: [String: String]) throws(Report) -> AssetTable {
    try AssetTable(files: TemplateFiles([Sample.layer("Templates", files)]))
  }

  private func text(_ name: String, in table: AssetTable) throws -> String {
    let asset = try #require(table.assets.first { $0.name == name })
    return String(decoding: asset.asset.bytes, as: UTF8.self)
  }

  private func hash(_ text: String) -> String {
    StableHash(text.utf8).digits(8)
  }

  @Test("an asset's published name holds the hash of its contents")
  func names() throws {
    let table = try table([
      "assets/board.js": "a", "assets/fonts/a.b.woff2": "a", "assets/v1.2/plain": "a",
      "pages/board.md": "", "static/robots.txt": "",
    ])
    #expect(
      table.assets.map { [$0.name, $0.asset.name] } == [
        ["board.js", "board.af63dc4c.js"], ["fonts/a.b.woff2", "fonts/a.b.af63dc4c.woff2"],
        ["v1.2/plain", "v1.2/plain.af63dc4c"],
      ]
    )
    #expect(table.route("board.js") == .asset("board.af63dc4c.js"))
    #expect(table.route("board.css") == nil)
  }

  @Test(
    "a style sheet names other assets as they are published",
    arguments: [
      ("url(assets/p.svg)", "url(p.af63dc4c.svg)"),
      ("url('assets/p.svg')", "url('p.af63dc4c.svg')"),
      ("url( \"assets/p.svg\" )", "url( \"p.af63dc4c.svg\" )"),
      ("url(assets/p.svg#plane)", "url(p.af63dc4c.svg#plane)"),
      ("url(assets/p.svg) url(assets/p.svg)", "url(p.af63dc4c.svg) url(p.af63dc4c.svg)"),
      ("url(data:image/png;base64,AA==)", "url(data:image/png;base64,AA==)"),
      ("url(#clip)", "url(#clip)"),
      ("url(assets/p.svg", "url(assets/p.svg"),
      (
        "/* url(assets/none.svg) */ URL(assets/p.svg)",
        "/* url(assets/none.svg) */ URL(p.af63dc4c.svg)"
      ),
      ("@import 'assets/p.svg' print;", "@import 'p.af63dc4c.svg' print;"),
      ("\u{FEFF}url(assets/p.svg)", "url(p.af63dc4c.svg)"),
      ("a { color: red } /* ü */", "a { color: red } /* ü */"),
      ("", ""),
    ]
  )
  func styleSheet(css: String, published: String) throws {
    let table = try table(["assets/p.svg": "a", "assets/board.css": css])
    #expect(try text("board.css", in: table) == published)
    #expect(
      try #require(table.route("board.css")) == .asset("board.\(hash(published)).css")
    )
  }

  @Test("a style sheet in a folder reaches assets in others")
  func folders() throws {
    let table = try table([
      "assets/p.svg": "a", "assets/css/q.svg": "a",
      "assets/css/board.css": "url(assets/p.svg) url('assets/css/q.svg')",
    ])
    #expect(
      try text("css/board.css", in: table)
        == "url(../p.af63dc4c.svg) url('../css/q.af63dc4c.svg')"
    )
  }

  @Test("a style sheet may import one that comes behind it in the order of names")
  func imports() throws {
    let table = try table([
      "assets/a.css": "@import url(assets/b.css);", "assets/b.css": "url(assets/c.css)",
      "assets/c.css": "",
    ])
    let c = "c.\(hash("")).css"
    let b = "b.\(hash("url(\(c))")).css"
    #expect(try text("a.css", in: table) == "@import url(\(b));")
    #expect(try text("b.css", in: table) == "url(\(c))")
  }

  @Test("style sheets that import one another, and texts in UTF-16, are told")
  func cycles() {
    #expect(
      told { () throws(Report) in
        try table([
          "assets/a.css": "@import 'assets/b.css';", "assets/b.css": "\n@import 'assets/a.css';",
          "assets/c.js": "a\0b\0",
        ])
      } == """
        Templates/assets/b.css:2:10: error: 'a.css' reaches itself: a.css, b.css, a.css; \
        break the circle
          @import 'assets/a.css';
                   ^
        Templates/assets/c.js: error: this is not UTF-8; save the file as UTF-8

        """
    )
  }

  @Test("relative addresses without 'assets/' and open braces, which browsers pass over, are told")
  func silent() throws {
    #expect(
      told { () throws(Report) in
        try table([
          "assets/a.css": "@import 'nope.css';\n@import url( lounge.svg#x );\n",
          "assets/css/b.css": "a { b: c }\n@media print { a { b: 'c' }\nd { e: f }\n",
          "assets/lounge.svg": "",
        ])
      } == """
        Templates/assets/a.css:1:10: warning: 'nope.css' leads nowhere, as assets are published \
        under other names; write 'assets/nope.css'
          @import 'nope.css';
                   ^
        Templates/assets/a.css:2:14: warning: 'lounge.svg' leads nowhere, as assets are published \
        under other names; write 'assets/lounge.svg'
          @import url( lounge.svg#x );
                       ^
        Templates/assets/css/b.css:2:14: warning: this '{' is not closed; end the rule with '}'
          @media print { a { b: 'c' }
                       ^

        """
    )
    let fine = """
      /* url(x.css) { */ a::before { content: "{\\"{" '{'; b: url(data:{) url( "data:{)" ) } \\{ {}
      @import '../../x.css'; @import "/x.css"; @import 'copied.css'; @import "../plan/x.css";
      @namespace svg url(http://www.w3.org/2000/svg); @namespace "http://www.w3.org/1999/xhtml";
      a { b: url(data:image/png;base64,AA==) url(#clip) url() }
      a::after { content: "url(https://a.example/x.png) /* url(x.png)" } \\"{ b: c } \\}
      a::after { content: "a\\\r
      {" }

      """
    let copies = ["static/assets/copied.css": "", "static/plan/x.css": ""]
    #expect(
      try text("board.css", in: table(copies.merging(["assets/board.css": fine]) { $1 })) == fine
    )
  }

  @Test("addresses of other sites, and those by way of the folder above, are told")
  func addresses() {
    #expect(
      told { () throws(Report) in
        try table([
          "assets/a.css": """
          @import "https://fonts.example/css";
          a { b: url(HTTP://cdn.example/x.png) url( '//cdn.example/y.png' ) }
          a { b: url("../img/x.png") url(./y.png) url(../assets/z.png) }

          """,
          "assets/css/b.css": "a { b: url(../plan.svg) url(plan.svg) url(../../img/plan.svg) }\n",
          "assets/css/plan.svg": "", "assets/plan.svg": "",
        ])
      } == """
        Templates/assets/a.css:1:10: warning: this address reaches another site, which the \
        Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
        'assets/…'
          @import "https://fonts.example/css";
                   ^
        Templates/assets/a.css:2:12: warning: this address reaches another site, which the \
        Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
        'assets/…'
          a { b: url(HTTP://cdn.example/x.png) url( '//cdn.example/y.png' ) }
                     ^
        Templates/assets/a.css:2:44: warning: this address reaches another site, which the \
        Content-Security-Policy of docs/hosting.md forbids; put the file into 'assets' and name it \
        'assets/…'
          a { b: url(HTTP://cdn.example/x.png) url( '//cdn.example/y.png' ) }
                                                     ^
        Templates/assets/a.css:3:13: warning: '../img/x.png' leads nowhere, as assets are \
        published under other names; write 'assets/img/x.png'
          a { b: url("../img/x.png") url(./y.png) url(../assets/z.png) }
                      ^
        Templates/assets/a.css:3:32: warning: './y.png' leads nowhere, as assets are published \
        under other names; write 'assets/y.png'
          a { b: url("../img/x.png") url(./y.png) url(../assets/z.png) }
                                         ^
        Templates/assets/a.css:3:45: warning: '../assets/z.png' leads nowhere, as assets are \
        published under other names; write 'assets/z.png'
          a { b: url("../img/x.png") url(./y.png) url(../assets/z.png) }
                                                      ^
        Templates/assets/css/b.css:1:12: warning: '../plan.svg' leads nowhere, as assets are \
        published under other names; write 'assets/plan.svg'
          a { b: url(../plan.svg) url(plan.svg) url(../../img/plan.svg) }
                     ^
        Templates/assets/css/b.css:1:29: warning: 'plan.svg' leads nowhere, as assets are \
        published under other names; write 'assets/css/plan.svg'
          a { b: url(../plan.svg) url(plan.svg) url(../../img/plan.svg) }
                                      ^
        Templates/assets/css/b.css:1:43: warning: '../../img/plan.svg' leads nowhere, as assets \
        are published under other names; write 'assets/img/plan.svg'
          a { b: url(../plan.svg) url(plan.svg) url(../../img/plan.svg) }
                                                    ^

        """
    )
  }

  @Test("braces that close nothing and comments that do not end are told, not what follows")
  func structure() {
    #expect(
      told { () throws(Report) in
        try table([
          "assets/a.css": "a { b: c }}\nd { e: f }\n} g { h: i }\n",
          "assets/b.css": "/**/\na { b: c /* never }\nd { e: url(x.png) }\n",
        ])
      } == """
        Templates/assets/a.css:1:11: warning: this '}' closes nothing, and the rule behind it is \
        lost; remove it
          a { b: c }}
                    ^
        Templates/assets/a.css:3:1: warning: this '}' closes nothing, and the rule behind it is \
        lost; remove it
          } g { h: i }
          ^
        Templates/assets/b.css:2:10: warning: this comment is not closed, and the rest of the \
        sheet is lost; end it with '*/'
          a { b: c /* never }
                   ^

        """
    )
  }

  @Test("a sheet is read once, however many addresses in it do not end")
  func length() throws {
    let css = String(repeating: "url(", count: 200_000)
    #expect(try text("board.css", in: table(["assets/board.css": css])) == css)
  }

  @Test("all unknown assets and unusable names are told")
  func mistakes() {
    #expect(
      told { () throws(Report) in
        try table([
          "assets/pattern.svg": "a", "assets/Logo.svg": "a",
          "assets/board.css":
            "a { x: url(assets/patern.svg) }\nb { y: url( 'assets/zzzzzzz.svg') }\n",
        ])
      } == """
        Templates/assets/Logo.svg: error: 'Logo.svg' cannot be an address; \
        use only a–z, 0–9, '-' and '.'
        Templates/assets/board.css:1:12: error: unknown asset 'patern.svg'; \
        did you mean 'pattern.svg'?
          a { x: url(assets/patern.svg) }
                     ^
        Templates/assets/board.css:2:14: error: unknown asset 'zzzzzzz.svg'; \
        assets are the files of Templates/assets
          b { y: url( 'assets/zzzzzzz.svg') }
                       ^

        """
    )
  }
}
