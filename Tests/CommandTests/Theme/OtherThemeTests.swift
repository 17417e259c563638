import Foundation
import Pages
import Testing

@testable import boardwalk

@Suite("A theme that has nothing of the built-in one")
struct OtherThemeTests {
  private static let names = SiteCase(name: "timetable").sources.names
    .filter { $0.hasPrefix("Templates/") }.map { String($0.dropFirst("Templates/".count)) }

  private func names(in folder: String) -> Set<String> {
    Set(
      Self.names.filter { $0.hasPrefix("\(folder)/") }
        .map { String($0.dropFirst(folder.count + 1).prefix { $0 != "." }) }
    )
  }

  @Test("has a template of its own for each kind of page, an extra page and a notice")
  func pages() {
    #expect(names(in: "pages") == Set(PageKind.allCases.map(\.rawValue)).union(["ferry"]))
    #expect(names(in: "notices") == ["fog"])
  }

  @Test("has layouts, partials and a style sheet by other names, so that no file is shared")
  func files() {
    let builtIn = Set(BuiltInTheme.files().keys.map { $0.prefix { $0 != "." } })
    for folder in ["layouts", "partials", "assets"] {
      #expect(!names(in: folder).isEmpty)
      for name in names(in: folder) { #expect(!builtIn.contains("\(folder)/\(name)")) }
    }
  }

  @Test("names only files of its own")
  func references() throws {
    for name in Self.names where name.hasSuffix(".html") || name.hasSuffix(".md") {
      let path = SiteCase(name: "timetable").path + "/Templates/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for match in text.matches(of: /\{\{> ?([a-z-]+)\}\}/) {
        #expect(names(in: "partials").contains(String(match.1)))
      }
      for match in text.matches(of: /(?m)^layout: (\S+)$|\{\{<layouts\/([a-z-]+)\}\}/) {
        let layout = match.1 ?? match.2
        #expect(names(in: "layouts").contains(String(layout ?? "")))
      }
      for match in text.matches(of: /"assets\/([a-z-]+)\./) {
        #expect(names(in: "assets").contains(String(match.1)))
      }
    }
  }
}
