import Diagnostics
import Templates
import Testing

@Suite("the files of the templates")
struct TemplateFilesTests {
  @Test("any single file of a site wins over the theme's")
  func layers() throws {
    let files = TemplateFiles([
      layer("theme", "pages/board.md", "pages/days.md", "assets/a.html", "partials/row.html"),
      layer("site", "pages/board.html", "assets/a.md", "partials/row.html", "pages/new.md"),
    ])
    #expect(
      files.paths == [
        "assets/a.html", "assets/a.md", "pages/board.html", "pages/days.md", "pages/new.md",
        "partials/row.html",
      ]
    )
    #expect(files.file("pages/board.md") == nil)
    #expect(files.file("partials/row.html")?.path == "site/partials/row.html")
    #expect(files.file("pages/days.md")?.path == "theme/pages/days.md")
    #expect(try files.path(named: "pages/board") == "pages/board.html")
    #expect(try files.path(named: "pages/days") == "pages/days.md")
    #expect(try files.path(named: "pages/none") == nil)
    #expect(files.names(in: "pages") == ["board", "days", "new"])
  }

  @Test("a name with two endings is listed once")
  func ambiguous() {
    let files = TemplateFiles([
      layer("theme", "layouts/main.html"), layer("site", "layouts/main.html", "layouts/main.md"),
    ])
    #expect(files.names(in: "layouts") == ["main"])
    #expect(throws: Report.self) { try files.path(named: "layouts/main") }
  }

  private func layer(_ name: String, _ paths: String...) -> [String: SourceText] {
    Dictionary(
      uniqueKeysWithValues: paths.map { ($0, SourceText(path: "\(name)/\($0)", text: "")) }
    )
  }
}
