import Diagnostics
import Mustache
import Schedule
import Templates

/// Renders the pages that are not of one day.
struct SiteRenderer {
  let pages: SitePages

  var site: Site { pages.site }

  /// Renders one page.
  func render(_ route: Route, into buffer: inout OutputBuffer) throws(Report) {
    switch route {
    case .welcome: try renderWelcome(into: &buffer)
    case .today(let tab): try renderToday(tab, into: &buffer)
    case .days: try renderPlain(pages.templates.days, route, item: nil, into: &buffer)
    case .search:
      try renderPlain(pages.templates.search, route, item: nil, into: &buffer)
    case .display: try renderDisplay(route, into: &buffer)
    case .extra(let name):
      if let extra = pages.templates.extras.first(where: { $0.name == name }) {
        try renderPlain(extra.template, route, item: .extra(name), into: &buffer)
      }
    case .notFound:
      try renderPlain(
        pages.templates.notFound,
        route,
        at: Place(absolute: site.description.basePath),
        item: nil,
        into: &buffer
      )
    case .asset(let name):
      if let asset = site.assets.assets.first(where: { $0.asset.name == name })?.asset {
        buffer.append(asset.bytes)
      }
    case .copied(let path):
      if let copy = pages.copies.first(where: { $0.path == path }) {
        buffer.append(copy.source.bytes)
      }
    case .buildData: BuildStamp(site).write(into: &buffer)
    case .buildScript: BuildStamp(site).writeScript(into: &buffer)
    case .robots: renderRobots(into: &buffer)
    case .sitemap, .sitemapPart: renderSitemap(route, into: &buffer)
    case .board, .flight, .calendar, .code, .flightData: break
    }
  }

  private func renderPlain(
    _ template: CompiledPage,
    _ route: Route,
    at place: Place? = nil,
    item: SidebarItem?,
    into buffer: inout OutputBuffer
  ) throws(Report) {
    let place = place ?? Place(of: route)
    let frame = PageFrame(site, sidebar: pages.sidebar, place: place, item: item)
    try pages.render(
      template,
      route,
      in: frame,
      trail: [pages.welcomeLink(from: place)],
      into: &buffer
    ) { PlainContext(shared: $0) }
  }

  private func renderToday(_ tab: Tab, into buffer: inout OutputBuffer) throws(Report) {
    let route = Route.today(tab)
    let place = Place(of: route)
    let frame = PageFrame(site, sidebar: pages.sidebar, place: place, item: .flightStatus)
    let day = today(from: place)
    let board = Route.board(site.today, tab)
    // The board is the page that counts; a stub only leads to it.
    try pages.render(
      pages.templates.today,
      board,
      in: frame,
      trail: [pages.welcomeLink(from: place)],
      into: &buffer
    ) { TodayContext(shared: $0, day: day, target: place.address(of: board)) }
  }

  private func renderWelcome(into buffer: inout OutputBuffer) throws(Report) {
    let place = Place(of: .welcome)
    let frame = PageFrame(site, sidebar: pages.sidebar, place: place, item: nil)
    let day = today(from: place)
    let next = NextFlights(site)
    let figures = figures()
    let time = TimeModel(site.schedule.zone.time(of: site.schedule.now), words: site.words)
    try pages.render(pages.templates.welcome, .welcome, in: frame, trail: [], into: &buffer) {
      WelcomeContext(
        shared: $0,
        day: day,
        figures: figures,
        time: time,
        clock: site.words.clock,
        nextArrivals: next.rows(.arrival, limit: 5, from: place),
        nextDepartures: next.rows(.departure, limit: 5, from: place)
      )
    }
  }

  private func renderDisplay(_ route: Route, into buffer: inout OutputBuffer) throws(Report) {
    guard let template = pages.templates.display else { return }
    let place = Place(of: route)
    let frame = PageFrame(site, sidebar: pages.sidebar, place: place, item: nil)
    let day = today(from: place)
    let display = DisplayModel(
      title: site.words.strings[.departures],
      time: TimeModel(site.schedule.zone.time(of: site.schedule.now), words: site.words),
      rows: NextFlights(site).rows(.departure, limit: 8, from: place)
    )
    try pages.render(
      template,
      route,
      in: frame,
      trail: [pages.welcomeLink(from: place)],
      into: &buffer
    ) { DisplayContext(shared: $0, day: day, display: display) }
  }

  private func today(from place: Place) -> DayModel {
    let summary = site.days.first ?? DaySummary(date: site.today, arrivals: 0, departures: 0)
    return DayModel(summary, from: place, isToday: true, isCurrent: false, words: site.words)
  }

  private func figures() -> FiguresModel {
    FiguresModel(
      arrivals: site.days.first?.arrivals ?? 0,
      departures: site.days.first?.departures ?? 0,
      flights: site.schedule.board(on: site.today).map { site.schedule.flights[$0.index] },
      threshold: site.description.delayThreshold
    )
  }
}
