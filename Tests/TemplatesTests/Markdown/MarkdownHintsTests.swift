import Diagnostics
import Templates
import Testing

@Suite("hints on Markdown")
struct MarkdownHintsTests {
  private func hints(_ path: String, _ body: String) throws -> String {
    let front =
      path.hasPrefix("notices") ? "from: 2026-11-30\nuntil: 2026-12-02" : "title: T"
    let document = try load(path, "---\n\(front)\n---\n\(body)")
    #expect(document.diagnostics.allSatisfy { $0.severity == .warning })
    return DiagnosticRenderer().render(document.diagnostics)
  }

  @Test("a line as beneath the head of a table is told, but not in code")
  func tables() throws {
    #expect(
      try hints(
        "pages/x.md",
        "| a | b |\n|---|:-:|\n| 1 | 2 |\n\n```\n|---|\n```\n\na | b\n--- | ---\n"
      )
        == """
        Templates/pages/x.md:5:1: warning: a Markdown table is not understood; write HTML <table>
          |---|:-:|
          ^
        Templates/pages/x.md:13:1: warning: a Markdown table is not understood; write HTML <table>
          --- | ---
          ^

        """
    )
    #expect(try hints("pages/x.md", "---\n\n- a\n\n|a|\n") == "")
    #expect(try hints("pages/x.html", "|---|\n") == "")
  }

  @Test("what looks like a link is told, but not in code")
  func links() throws {
    #expect(
      try hints(
        "pages/x.md",
        "[days](page: days), [a plan](plan of halls.pdf) and `[z](a b)`\n\n```\n[z](a b)\n```\n"
      ) == """
        Templates/pages/x.md:4:8: warning: this is no link, as an address has no blanks; write \
        'page:days'
          [days](page: days), [a plan](plan of halls.pdf) and `[z](a b)`
                 ^
        Templates/pages/x.md:4:30: warning: this is no link, as an address has no blanks; write \
        'plan%20of%20halls.pdf'
          [days](page: days), [a plan](plan of halls.pdf) and `[z](a b)`
                                       ^

        """
    )
    for link in [
      "[d](page:days)", "[d]( page:days )", "[d](page:days \"All days\")", "[d](page:days 'All')",
      "[d](<page days>)", "[d] (see below)", "[d](page:days \"{{title}}\")", "[d]({{home}} \"x\")",
      "[d](page:days  (All))", "(a b)", "[d](a\nb)",
    ] {
      #expect(try hints("pages/x.md", link) == "", "\(link)")
    }
  }

  @Test("what a notice does not show is told")
  func losses() throws {
    #expect(
      try hints(
        "notices/x.md",
        "See [days](page:days), <b>now</b>.\n\n![Snow](assets/snow.svg)\n\n***\n\n[ok](https://a.example)\n"
      ) == """
        Templates/notices/x.md:5:5: warning: a notice links only to http, https, mailto and tel, so \
        this address is lost; write it out in full
          See [days](page:days), <b>now</b>.
              ^
        Templates/notices/x.md:5:24: warning: a notice shows HTML as it is written; use Markdown
          See [days](page:days), <b>now</b>.
                                 ^
        Templates/notices/x.md:7:1: warning: a notice shows no pictures, only their descriptions; \
        write what is to be known
          ![Snow](assets/snow.svg)
          ^
        Templates/notices/x.md:9:1: warning: a notice shows no line across the page; write two \
        notices, or leave it out
          ***
          ^

        """
    )
    let long = String(repeating: "a", count: DataMarkdown.sizeLimit + 1)
    #expect(
      try hints("notices/x.md", long).prefix { $0 != "\n" } == """
        Templates/notices/x.md:5:1: warning: a notice of more than 16 KiB is shown as it is written; \
        make it shorter
        """
    )
  }
}
