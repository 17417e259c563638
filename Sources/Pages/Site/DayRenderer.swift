import Diagnostics
import Mustache
import Schedule
import Templates

/// Renders the pages of one day: its flights, its boards and its data. Each flight's model is made
/// once and put on all of them.
struct DayRenderer {
  let pages: SitePages
  let date: CivilDate
  let frame: PageFrame
  let entries: [BoardEntry]
  /// The templates with what all pages of the day have in common filled in.
  let boardTemplate: CompiledPage
  private let flightTemplate: CompiledPage
  private let assistance: AssistanceModel?
  private let models: [Int: FlightModel]
  /// The addresses of the flights' pages from the day's.
  private let addresses: [Int: String]

  var site: Site { pages.site }

  init(pages: SitePages, date: CivilDate, flights: [Int]) {
    let site = pages.site
    self.pages = pages
    self.date = date
    frame = PageFrame(
      site,
      sidebar: pages.sidebar,
      place: Place(of: .board(date, .all)),
      item: .flightStatus,
      day: date
    )
    boardTemplate = pages.templates.board.fixing(PageRoot<BoardContext>.common(frame, of: site))
    flightTemplate = pages.templates.flight.fixing(PageRoot<FlightContext>.common(frame, of: site))
    assistance = pages.assistance(from: frame.place)
    entries = site.schedule.board(on: date)
    var models: [Int: FlightModel] = [:]
    models.reserveCapacity(flights.count)
    var addresses: [Int: String] = [:]
    addresses.reserveCapacity(flights.count)
    for index in flights + entries.map(\.index) where models[index] == nil {
      models[index] = FlightModel(site.schedule.flights[index], in: site.facts)
      addresses[index] = frame.place.address(of: site.route(ofFlight: index))
    }
    self.models = models
    self.addresses = addresses
    indices = Dictionary(uniqueKeysWithValues: flights.map { (site.names[$0], $0) })
  }

  /// The day's own flights by the names of their pages.
  private let indices: [String: Int]

  /// Renders one of the day's pages.
  func render(_ route: Route, into buffer: inout OutputBuffer) throws(Report) {
    switch route {
    case .flight(_, let name):
      if let index = indices[name] { try renderFlight(index, route, into: &buffer) }
    case .calendar(_, let name):
      if let index = indices[name] { calendar(of: index).write(into: &buffer) }
    case .board(_, let tab):
      try renderBoard(tab, route, into: &buffer)
    case .flightData:
      renderData(into: &buffer)
    case .code, .welcome, .today, .days, .search, .display, .extra, .notFound, .buildData,
      .buildScript, .robots, .sitemap, .sitemapPart, .asset, .copied:
      break
    }
  }

  /// A flight's model; every flight of the day and of its board has one.
  func model(_ index: Int) -> FlightModel {
    models[index] ?? FlightModel(site.schedule.flights[index], in: site.facts)
  }

  /// The address of a flight's page from the day's pages.
  func address(_ index: Int) -> String {
    addresses[index] ?? frame.place.address(of: site.route(ofFlight: index))
  }

  private func renderFlight(
    _ index: Int,
    _ route: Route,
    into buffer: inout OutputBuffer
  ) throws(Report) {
    let model = model(index)
    let notices = site.notices.filter { $0.days.contains(date) && $0.concerns(model.flight) }
    try pages.render(
      flightTemplate,
      route,
      in: frame,
      trail: trail(of: model.flight),
      note: Note("while rendering flight \(model.flight.designator)\(source(of: model.flight))"),
      into: &buffer
    ) { shared in
      FlightContext(
        shared: shared,
        flight: model,
        notices: notices.map { .record($0.model) },
        share: share(index),
        assistance: assistance
      )
    }
  }

  private func calendar(of index: Int) -> FlightCalendar {
    FlightCalendar(
      model: model(index),
      airport: site.description.title,
      origin: site.calendarOrigin,
      address: site.canonical(site.route(ofFlight: index))
    )
  }

  private func share(_ index: Int) -> ShareModel {
    ShareModel(
      calendar: frame.place.address(of: .calendar(date, name: site.names[index])),
      code: site.hasCode(index)
        ? frame.place.address(of: .code(date, name: site.names[index])) : nil
    )
  }

  /// The line of its file in parentheses, where it has one: ` (schedule.csv:88)`.
  private func source(of flight: Flight) -> String {
    guard let path = site.description.schedulePath, let line = flight.sourceLine else { return "" }
    return " (\(path):\(line))"
  }

  /// The welcome page, and the board that lists the flight; today's, where none does.
  private func trail(of flight: Flight) -> [LinkModel] {
    let place = frame.place
    let board: LinkModel
    if let date = site.schedule.boardDate(of: flight) {
      board = LinkModel(
        title: site.words.dates[date].date,
        address: place.address(of: .board(date, .all))
      )
    } else {
      board = pages.flightStatusLink(from: place)
    }
    return [pages.welcomeLink(from: place), board]
  }
}
