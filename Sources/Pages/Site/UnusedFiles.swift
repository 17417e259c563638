import Diagnostics
import Foundation
import Templates

/// Files of a site's own templates that nothing reads: their names may be slips.
enum UnusedFiles {
  /// What is to be said of them, when the pages are made of the templates with these paths. A table
  /// of words for another language may be for another site with the same templates, so it is only
  /// told where the site's own language has none.
  static func warnings(
    in files: TemplateFiles,
    used: Set<String>,
    language: String
  ) -> [Diagnostic] {
    let hasWords = files.paths.contains {
      $0 != "strings/en.yml" && StringTable.reads($0, language: language)
    }
    return files.paths.filter(files.isOwn).compactMap { path in
      guard let kind = TemplateKind(path: path), let source = files.file(path) else { return nil }
      let problem: PageProblem
      switch kind {
      case .partial, .layout:
        if used.contains(path) { return nil }
        let name = name(path, in: kind)
        let others = files.names(in: kind.folder).filter { $0 != name }
        let near = Spelling.nearest(to: name, among: others)
        problem =
          kind == .partial
          ? .unusedPartial(name, near: near) : .unusedLayout(name, near: near)
      case .strings:
        let name = name(path, in: kind)
        let isForeign = isLanguage(name) && (hasWords || isEnglish(language))
        if StringTable.reads(path, language: language) || isForeign { return nil }
        problem = .unusedWords(name, language: language)
      case .page, .notice, .asset, .staticFile: return nil
      }
      return problem.diagnostic(at: Location(path: source.path))
    }
  }

  /// The name of a file without its folder and ending.
  private static func name(_ path: String, in kind: TemplateKind) -> String {
    let name = path.dropFirst(kind.folder.count + 1)
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  private static func isEnglish(_ language: String) -> Bool {
    language.lowercased().prefix { $0 != "-" } == "en"
  }

  /// Whether a name has the form of a language's code (RFC 5646, 2.1), which is never that of three
  /// letters where there is one of two.
  private static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count),
      first.count == 2 || Locale.LanguageCode(String(first)).identifier(.alpha2)?.count != 2
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
        }
    }
  }
}
