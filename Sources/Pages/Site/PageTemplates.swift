import Diagnostics
import Mustache
import Schedule
import Templates

/// The templates of all pages, compiled and checked before the first page is written.
struct PageTemplates: Sendable {
  let welcome: CompiledPage
  let board: CompiledPage
  let flight: CompiledPage
  let today: CompiledPage
  let days: CompiledPage
  let search: CompiledPage
  /// A site without it has no displays.
  let display: CompiledPage?
  let notFound: CompiledPage
  let extras: [ExtraPage]
  /// What was noticed.
  let warnings: [Diagnostic]
  /// The files that pages are made of, by their paths.
  let paths: Set<String>

  init(site: Site, files: TemplateFiles) throws(Report) {
    var compiling = PageCompiling(site: site, files: files)
    var pages: [PageKind: CompiledPage] = [:]
    for kind in PageKind.allCases {
      pages[kind] = compiling.page(kind)
    }
    let extras = compiling.extras()
    compiling.checkAssistance()
    warnings = compiling.diagnostics
    paths = compiling.paths
    guard warnings.allSatisfy({ $0.severity != .error }) else { throw Report(warnings) }
    func page(_ kind: PageKind) throws(Report) -> CompiledPage {
      guard let page = pages[kind] else { throw Report(compiling.diagnostics) }
      return page
    }
    welcome = try page(.welcome)
    board = try page(.board)
    flight = try page(.flight)
    today = try page(.today)
    days = try page(.days)
    search = try page(.search)
    display = pages[.display]
    notFound = try page(.notFound)
    self.extras = extras
  }
}
