import Diagnostics
import Mustache
import Schedule
import Templates

extension Notice {
  /// All notices, those that end first standing first. Throws where one of them is wrong.
  static func all(in files: TemplateFiles) throws(Report) -> [Notice] {
    var diagnostics: [Diagnostic] = []
    let notices = all(in: files, noting: &diagnostics)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { throw Report(diagnostics) }
    return notices
  }

  /// All notices that can be read, those that end first standing first, with what is to be said of
  /// them and of the others.
  static func all(in files: TemplateFiles, noting diagnostics: inout [Diagnostic]) -> [Notice] {
    var notices: [Notice] = []
    for path in files.paths where path.hasPrefix("notices/") {
      do throws(Report) {
        let document = try TemplateDocument.read(path, from: files)
        diagnostics += document.diagnostics
        if let notice = Notice(document) { notices.append(notice) }
      } catch {
        diagnostics += error.diagnostics
      }
    }
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
    airlineLocation = frontMatter.airline.map { document.source.location(of: $0.position) }
    flightLocation = frontMatter.flight.map { document.source.location(of: $0.position) }
    model = NoticeModel(title: frontMatter.title?.text, markup: markup)
  }
}
