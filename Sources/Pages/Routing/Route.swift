import Schedule

/// Every address of a site. In code an address comes from here and from nowhere else, so a page
/// cannot be linked that is not built.
public enum Route: Hashable, Sendable {
  /// The welcome page.
  case welcome
  /// The stub that goes to a view of today's board.
  case today(Tab)
  /// A view of a day's board.
  case board(CivilDate, Tab)
  /// A flight's page in its scheduled day's folder, by its name without ending.
  case flight(CivilDate, name: String)
  /// A flight as a calendar file beside its page, by the page's name.
  case calendar(CivilDate, name: String)
  /// The QR code of a flight's page beside it, by the page's name.
  case code(CivilDate, name: String)
  /// A day's flights as data.
  case flightData(CivilDate)
  /// The list of days.
  case days
  /// The search page.
  case search
  /// A lobby display.
  case display(String)
  /// An extra page, by its template's name.
  case extra(String)
  /// What a server shows where there is no page.
  case notFound
  /// The build's instant and version, for scripts that fetch.
  case buildData
  /// The same for pages opened from disk.
  case buildScript
  /// What crawlers may read.
  case robots
  /// The list of all pages for crawlers, or the index of its parts.
  case sitemap
  /// A part of the list, counted from 1.
  case sitemapPart(Int)
  /// A file of `Templates/assets`, by its published name.
  case asset(String)
  /// A file of `Templates/static`, copied as it is.
  case copied(String)

  /// The file's path in the site, with `/` between folders.
  public var path: String {
    switch self {
    case .welcome: "index.html"
    case .today(let tab): "today/\(tab.fileName)"
    case .board(let date, let tab): "\(date)/\(tab.fileName)"
    case .flight(let date, let name): "\(date)/\(name).html"
    case .calendar(let date, let name): "\(date)/\(name).ics"
    case .code(let date, let name): "\(date)/\(name).svg"
    case .flightData(let date): "\(date)/flights.json"
    case .days: "days.html"
    case .search: "search.html"
    case .display(let name): "display/\(name).html"
    case .extra(let name): "\(name).html"
    case .notFound: "404.html"
    case .buildData: "build.json"
    case .buildScript: "build.js"
    case .robots: "robots.txt"
    case .sitemap: "sitemap.xml"
    case .sitemapPart(let number): "sitemap-\(number).xml"
    case .asset(let name): "assets/\(name)"
    case .copied(let path): path
    }
  }

  /// Whether crawlers should find the page: what leads elsewhere or is for machines is not listed.
  var isListed: Bool {
    switch self {
    case .welcome, .board, .flight, .days, .extra: true
    case .today, .calendar, .code, .flightData, .search, .display, .notFound, .buildData,
      .buildScript, .robots, .sitemap, .sitemapPart, .asset, .copied:
      false
    }
  }
}
