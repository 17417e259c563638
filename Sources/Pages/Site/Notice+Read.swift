import Diagnostics
import Mustache
import Schedule
import Templates

extension Notice {
  /// All notices, those that end first standing first.
  static func all(in files: TemplateFiles) throws(Report) -> [Notice] {
    var notices: [Notice] = []
    var diagnostics: [Diagnostic] = []
    for path in files.paths where path.hasPrefix("notices/") {
      do throws(Report) {
        if let notice = Notice(try TemplateDocument.load(path, from: files)) {
          notices.append(notice)
        }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
    return notices.enumerated().sorted {
      ($0.element.days.upperBound, $0.offset) < ($1.element.days.upperBound, $1.offset)
    }.map(\.element)
  }

  /// A notice whose front matter has been checked; both its days are required there.
  private init?(_ document: TemplateDocument) {
    let frontMatter = document.frontMatter
    guard let first = frontMatter.from, let last = frontMatter.until, first <= last else {
      return nil
    }
    let markup = document.tokens.reduce(into: "") { text, token in
      if case .text(let bytes) = token.kind { text += String(decoding: bytes, as: UTF8.self) }
    }
    days = first...last
    direction = frontMatter.direction.flatMap { Direction(rawValue: $0.text) }
    airline = frontMatter.airline?.text
    flight = frontMatter.flight?.text
    model = NoticeModel(title: frontMatter.title?.text, markup: markup)
  }
}
