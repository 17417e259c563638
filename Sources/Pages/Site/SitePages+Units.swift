import Diagnostics
import Schedule

extension SitePages {
  /// All pages, by what they show. The flights of a day stand before its boards, so that what is
  /// linked is rendered before what links to it.
  static func units(
    site: Site,
    templates: PageTemplates,
    copies: [CopiedFile]
  ) throws(Report) -> [PageUnit] {
    var units: [PageUnit] = []
    let pages = Dictionary(
      uniqueKeysWithValues: site.schedule.pages.map { ($0.date, $0.indices) }
    )
    let window = site.schedule.window
    for date in Set(pages.keys).union(window.dates).sorted() {
      let flights = pages[date] ?? []
      var routes = flights.flatMap { index in
        [.calendar(date, name: site.names[index]), site.route(ofFlight: index)]
      }
      if window.contains(date) {
        routes += Tab.allCases.map { .board(date, $0) }
        routes.append(.flightData(date))
      }
      units.append(PageUnit(content: .day(date, flights: flights), routes: routes))
      let coded = flights.filter(site.hasCode)
      if !coded.isEmpty {
        units.append(
          PageUnit(
            content: .codes(date, flights: coded),
            routes: coded.map { .code(date, name: site.names[$0]) }
          )
        )
      }
    }
    let last = siteRoutes(site: site, templates: templates, copies: copies, others: units)
    units.append(PageUnit(content: .site, routes: last))
    try checkAddresses(templates: templates, copies: copies, units: units)
    return units
  }

  private static func siteRoutes(
    site: Site,
    templates: PageTemplates,
    copies: [CopiedFile],
    others: [PageUnit]
  ) -> [Route] {
    var routes: [Route] = site.assets.assets.map { .asset($0.asset.name) }
    routes += copies.map { .copied($0.path) }
    routes += Tab.allCases.map(Route.today)
    routes += [.days, .search]
    routes += templates.display == nil ? [] : [.display(DisplayName.departures.rawValue)]
    routes += templates.extras.map { .extra($0.name) }
    routes += [.notFound, .robots]
    if site.description.baseURL != nil {
      let pages = others.reduce(0) { $0 + $1.routes.count { $0.isListed } }
      let count = pages + routes.count { $0.isListed } + 1
      routes.append(.sitemap)
      routes += Sitemap.parts(of: count).map(Route.sitemapPart)
    }
    return routes + [.buildData, .buildScript, .welcome]
  }

  /// Two files of the site must not have one address, nor two that differ only by case. Only
  /// authored names can: those of flights lie in days' folders, where only a copied file of a folder
  /// could meet them, and are made unique.
  private static func checkAddresses(
    templates: PageTemplates,
    copies: [CopiedFile],
    units: [PageUnit]
  ) throws(Report) {
    var owners: [String: String] = [:]
    for unit in units where copies.contains(where: { $0.path.contains("/") }) || unit.isOfSite {
      for route in unit.routes {
        if case .extra = route { continue }
        if case .copied = route { continue }
        owners[route.path.lowercased()] = "the page that Boardwalk makes"
      }
    }
    var diagnostics: [Diagnostic] = []
    func claim(_ path: String, by file: String) {
      let key = path.lowercased()
      if let owner = owners[key] {
        diagnostics.append(
          PageProblem.repeatedAddress(path, other: owner).diagnostic(at: Location(path: file))
        )
      } else {
        owners[key] = "'\(file)'"
      }
    }
    for extra in templates.extras {
      claim(Route.extra(extra.name).path, by: extra.template.source.path)
    }
    for copy in copies {
      guard AddressName.isCopyable(copy.path) else {
        diagnostics.append(
          PageProblem.unusableName(copy.path).diagnostic(at: Location(path: copy.source.path))
        )
        continue
      }
      claim(copy.path, by: copy.source.path)
    }
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
  }
}
