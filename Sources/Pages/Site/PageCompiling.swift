import Diagnostics
import Mustache
import Schedule
import Templates

/// Compiles one page template after the other and keeps what is wrong with any.
struct PageCompiling {
  private(set) var diagnostics: [Diagnostic] = []
  /// The templates that pages are made of, by their paths.
  private(set) var paths: Set<String> = []

  private let site: Site
  private let files: TemplateFiles
  private var compiler: TemplateCompiler
  private let names: PageNames
  private let extraNames: [String]
  private let copies: Set<String>
  private let otherFiles: Set<String>

  init(site: Site, files: TemplateFiles) {
    self.site = site
    self.files = files
    compiler = TemplateCompiler(files: files)
    let kinds = Set(PageKind.allCases.map(\.rawValue))
    extraNames = files.names(in: "pages").filter { !kinds.contains($0) }
    names = PageNames(extras: extraNames)
    copies = Set(CopiedFile.all(in: files).map(\.path))
    let routes =
      DisplayName.allCases.map { Route.display($0.rawValue) }
      + [.notFound, .buildData, .buildScript, .robots, .sitemap]
      + site.days.flatMap { day in Tab.allCases.map { Route.board(day.date, $0) } }
    otherFiles = Set(routes.map(\.path))
  }

  /// The template of a kind; nil where it is wrong, or absent and not needed.
  mutating func page(_ kind: PageKind) -> CompiledPage? {
    compile(kind.template, root(of: kind), place(of: kind))
  }

  private func root(of kind: PageKind) -> RecordType {
    let strings = site.words.strings
    return switch kind {
    case .welcome: PageRoot<WelcomeContext>.type(strings: strings)
    case .board: PageRoot<BoardContext>.type(strings: strings)
    case .flight: PageRoot<FlightContext>.type(strings: strings)
    case .today: PageRoot<TodayContext>.type(strings: strings)
    case .display: PageRoot<DisplayContext>.type(strings: strings)
    case .days, .search, .notFound: PageRoot<PlainContext>.type(strings: strings)
    }
  }

  private func place(of kind: PageKind) -> Place {
    switch kind {
    case .welcome: Place(of: .welcome)
    case .board: Place(of: .board(site.today, .all))
    case .flight: Place(of: .flight(site.today, name: ""))
    case .today: Place(of: .today(.all))
    case .days: Place(of: .days)
    case .search: Place(of: .search)
    case .display: Place(of: .display(DisplayName.departures.rawValue))
    case .notFound: Place(absolute: site.description.basePath)
    }
  }

  /// Notes where the help on the way names a page that is no extra page.
  mutating func checkAssistance() {
    guard let assistance = site.description.assistance, let page = assistance.page,
      !extraNames.contains(page)
    else { return }
    let near = Spelling.nearest(to: page, among: extraNames)
    diagnostics.append(
      PageProblem.unknownPage(page, near: near).diagnostic(at: assistance.pageLocation)
    )
  }

  /// The extra pages, by name.
  mutating func extras() -> [ExtraPage] {
    var pages: [ExtraPage] = []
    for name in extraNames {
      guard AddressName.isUsable(name), !name.contains("/") else {
        let path = files.paths.first { $0.hasPrefix("pages/\(name).") }
        let location = path.flatMap(files.file).map { Location(path: $0.path) }
        diagnostics.append(PageProblem.unusableName(name).diagnostic(at: location))
        continue
      }
      let root = PageRoot<PlainContext>.type(strings: site.words.strings)
      guard let template = compile("pages/\(name)", root, Place(of: .extra(name))) else { continue }
      pages.append(
        ExtraPage(name: name, template: template, order: template.frontMatter.order ?? .max)
      )
    }
    return pages
  }

  private mutating func compile(
    _ name: String,
    _ root: RecordType,
    _ place: Place
  ) -> CompiledPage? {
    let assets = site.assets
    let names = names
    let links = SiteLinks(
      place: place,
      names: names,
      assets: assets.assets.map(\.name),
      copies: copies,
      files: otherFiles,
      basePath: site.description.basePath
    )
    let others = PageKind.allCases.map { kind in
      CompileContext.OtherKind(kind.template, root: self.root(of: kind))
    }
    let context = CompileContext(root: root, others: others) { reference in
      switch reference {
      case .asset(let name): assets.route(name).map(place.address)
      case .page(let name): names.route(name).map(place.address)
      }
    } known: { reference in
      switch reference {
      case .asset: assets.assets.map(\.name)
      case .page: names.names
      }
    } check: { address in
      links.finding(address)
    }
    do throws(Report) {
      guard let path = try files.path(named: name) else { return nil }
      let page = try compiler.compile(path, context: context)
      diagnostics += page.warnings
      paths.formUnion(page.paths)
      return page
    } catch {
      diagnostics += error.diagnostics.filter { !isOfMissingWords($0) }
      return nil
    }
  }

  /// Whether a word is unknown that may be in a table that could not be read.
  private func isOfMissingWords(_ diagnostic: Diagnostic) -> Bool {
    !site.words.strings.isWhole && diagnostic.message.hasPrefix("unknown name 'strings.")
  }
}
