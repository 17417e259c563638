import Diagnostics
import Glibc
import Templates
import Testing

@Suite("mistakes in the files of the templates")
struct TemplateFileProblemTests {
  @Test("every file of a folder that cannot be used is told")
  func folder() throws {
    #expect(
      DiagnosticRenderer().render(try Self.folderMistakes()) == """
        Templates/board.md: error: 'board.md' is in none of the folders; move it into layouts, \
        pages, partials, notices, strings, assets or static
        Templates/notices/a.html: error: 'a.html' is no file of its folder; end its name with '.md'
        Templates/page: error: unknown folder 'page'; did you mean 'pages'?
        Templates/pages/a.htm: error: 'a.htm' is no file of its folder; end its name with '.html' \
        or '.md'
        Templates/pages/b.md:2:3: error: this is not UTF-8; save the file as UTF-8
          ab\u{FFFD}(
            ^
        Templates/pages/c.md: error: the file is larger than 4 MiB; make it smaller
        Templates/pages/d.md: error: this link leads out of the templates; put a copy in its place
        Templates/pages/e.md: error: cannot be read (no such file); check that it is there and who \
        may read it
        Templates/pages/f: error: this link leads to a folder that it is in; remove it
        Templates/pages/g.md: error: this is neither a file nor a folder; remove it
        Templates/pages/h.md:1:2: error: this is not UTF-8; save the file as UTF-8
          a b\u{20}
           ^
        Templates/pages/today.html.md: error: 'today.html.md' has two endings; name it 'today.html' \
        or 'today.md'
        Templates/x: error: unknown folder 'x'; known folders: layouts, pages, partials, notices, \
        strings, assets, static

        """
    )
  }

  @Test("a file in the folder's place is told")
  func notAFolder() throws {
    #expect(
      DiagnosticRenderer().render(try Self.fileInPlaceOfFolder())
        == "Templates: error: the templates are not in a folder but in a file; put a folder in its "
        + "place\n"
    )
  }

  @Test("a name with two files is told when it is asked for")
  func ambiguous() {
    #expect(
      DiagnosticRenderer().render(Self.lookupMistakes()) == """
        error: there is no file 'pages/bord.md' among the templates; did you mean 'pages/board.md'?
        error: there is no file 'strings/en.yml' among the templates; add it, or correct its name
        site/layouts/main.md: error: 'site/layouts/main.html' and 'site/layouts/main.md' are the \
        same template; keep one of them
        site/notices/a.html: error: a notice is Markdown; name the file with '.md' at its end

        """
    )
  }

  @Test("every problem has a mistake that provokes it")
  func allCodes() throws {
    let provoked =
      try Self.folderMistakes() + Self.fileInPlaceOfFolder() + Self.lookupMistakes()
    let codes = TemplateFileProblem.Code.allCases.map { "TemplateFileProblem.\($0.rawValue)" }
    #expect(Set(provoked.map(\.code)) == Set(codes))
  }

  @Test(
    "a file that may not be read is told",
    .enabled(if: geteuid() != 0, "skipped: the superuser may read every file")
  )
  func permission() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "pages/a.md")
    chmod(folder.path + "/pages/a.md", 0)
    #expect(
      DiagnosticRenderer().render(Self.diagnostics(folder.path)) == """
        Templates/pages/a.md: error: cannot be read (permission denied); check that it is there \
        and who may read it

        """
    )
  }

  private static func folderMistakes() throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "outside.md")
    try folder.write("a", to: "site/page/a.md")
    try folder.write("a", to: "site/x/a.md")
    try folder.write("a", to: "site/board.md")
    try folder.write("a", to: "site/pages/a.htm")
    try folder.write("a", to: "site/notices/a.html")
    try folder.write(Array("é\nab".utf8) + [0xC3, 0x28], to: "site/pages/b.md")
    let tooLarge = TemplateFolder.sizeLimit + 1
    try folder.write([UInt8](repeating: 0x61, count: tooLarge), to: "site/pages/c.md")
    try folder.link("site/pages/d.md", to: "../../outside.md")
    try folder.link("site/pages/e.md", to: "nowhere.md")
    try folder.link("site/pages/f", to: "../pages")
    try folder.write("a\0b\0", to: "site/pages/h.md")
    try folder.write("a", to: "site/pages/today.html.md")
    for name in ["x.md.bak", "#x.md#", "x.md.orig", "Thumbs.db", ".DS_Store", "x.md~"] {
      try folder.write("a", to: "site/pages/\(name)")
      try folder.write("a", to: "site/static/\(name)")
    }
    mkfifo(folder.path + "/site/pages/g.md", 0o600)
    return diagnostics(folder.path + "/site")
  }

  private static func fileInPlaceOfFolder() throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "site")
    return diagnostics(folder.path + "/site")
  }

  private static func lookupMistakes() -> [Diagnostic] {
    let paths = ["layouts/main.html", "layouts/main.md", "notices/a.html", "pages/board.md"]
    let sources = paths.map { ($0, SourceText(path: "site/\($0)", text: "")) }
    let files = TemplateFiles([Dictionary(uniqueKeysWithValues: sources)])
    var found: [Diagnostic] = []
    for path in ["pages/bord.md", "strings/en.yml", "notices/a.html"] {
      do throws(Report) {
        _ = try TemplateDocument.load(path, from: files)
      } catch {
        found += error.diagnostics
      }
    }
    do throws(Report) {
      _ = try files.path(named: "layouts/main")
    } catch {
      found += error.diagnostics
    }
    return found
  }

  private static func diagnostics(_ path: String) -> [Diagnostic] {
    do throws(Report) {
      _ = try TemplateFolder.read(path, shownAs: "Templates")
      return []
    } catch {
      return error.diagnostics
    }
  }
}
