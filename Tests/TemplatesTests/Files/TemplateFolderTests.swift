import Diagnostics
import Templates
import Testing

@Suite("a folder of templates on disk")
struct TemplateFolderTests {
  @Test("files are read by their path, hidden ones and an editor's leavings passed over")
  func reads() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "site/pages/board.md")
    try folder.write("b", to: "site/layouts/deep/main.html")
    try folder.write("c: d", to: "site/strings/en.yml")
    try folder.write([0, 0xFF], to: "site/assets/a.png")
    try folder.write([0xFE], to: "site/static/.well-known/security.txt")
    try folder.write([0xFE], to: "site/static/.well-known/.hidden")
    try folder.write([0xFE], to: "site/static/.hidden")
    try folder.write([0xFE], to: "site/assets/.well-known/a.png")
    try folder.write("e", to: "site/static/robots")
    for name in [".git/x.md", "pages/.board.md.swp", "pages/board.md~", "README.md", "notes.txt"] {
      try folder.write("f", to: "site/\(name)")
    }
    try folder.link("site/partials", to: "layouts")
    let files = try #require(try TemplateFolder.read(folder.path + "/site", shownAs: "Templates"))
    #expect(
      files.keys.sorted() == [
        "assets/a.png", "layouts/deep/main.html", "pages/board.md", "partials/deep/main.html",
        "static/.well-known/security.txt", "static/robots", "strings/en.yml",
      ]
    )
    #expect(files["pages/board.md"]?.path == "Templates/pages/board.md")
    #expect(files["assets/a.png"]?.bytes == [0, 0xFF])
  }

  @Test("no folder is no layer, and an empty folder is an empty one")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try TemplateFolder.read(folder.path + "/none", shownAs: "Templates") == nil)
    #expect(try TemplateFolder.read(folder.path, shownAs: "Templates")?.isEmpty == true)
  }
}
