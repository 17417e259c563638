import Diagnostics
import Templates
import Testing

@testable import Pages

@Suite("Files that nothing reads")
struct UnusedFilesTests {
  private func told(_ own: [String: String], language: String = "en-US") -> String {
    let theme = ["partials/row.html": "", "partials/idle.html": "", "strings/en.yml": ""]
    let files = TemplateFiles([Sample.layer("theme", theme), Sample.layer("Templates", own)])
    return DiagnosticRenderer().render(
      UnusedFiles.warnings(in: files, used: ["partials/used.html"], language: language)
    )
  }

  @Test("partials and layouts are told, with what was perhaps meant; the theme's are not")
  func templates() {
    #expect(
      told([
        "partials/rwo.html": "", "partials/used.html": "", "layouts/mine.html": "",
        "assets/x.css": "", "static/y": "", "pages/z.md": "",
      ]) == """
        Templates/layouts/mine.html: warning: no page has 'layout: mine'; name it in a page, or \
        remove the file
        Templates/partials/rwo.html: warning: no page includes '{{> rwo}}'; did you mean 'row'?

        """
    )
  }

  @Test(
    "a table of words for no language, or for another where the site's own is missing, is told",
    arguments: [
      ("en-US", ["en.yml", "de.yml"], ""), ("de", ["de.yml", "nb.yml"], ""),
      (
        "en", ["english.yml"],
        "Templates/strings/english.yml: warning: the language is 'en', and 'english.yml' is not read; "
          + "name it 'en.yml', or remove it\n"
      ),
      (
        "en-US", ["eng.yml", "deu.yml", "nds.yml", "en-gb.yml"],
        "Templates/strings/deu.yml: warning: the language is 'en-US', and 'deu.yml' is not read; "
          + "name it 'en-US.yml', or remove it\n"
          + "Templates/strings/eng.yml: warning: the language is 'en-US', and 'eng.yml' is not "
          + "read; name it 'en-US.yml', or remove it\n"
      ),
      (
        "nb-NO", ["no.yml"],
        "Templates/strings/no.yml: warning: the language is 'nb-NO', and 'no.yml' is not read; "
          + "name it 'nb-NO.yml', or remove it\n"
      ),
    ] as [(String, [String], String)]
  )
  func words(language: String, names: [String], expected: String) {
    let own = Dictionary(uniqueKeysWithValues: names.map { ("strings/\($0)", "") })
    #expect(told(own, language: language) == expected)
  }
}
