import Schedule
import Testing

@testable import Pages

@Suite("Addresses")
struct RouteTests {
  /// Every route with its address, and whether crawlers find it.
  static let routes: [(Route, String, Bool)] = {
    let day = CivilDate(daysSinceEpoch: 20_787)
    return [
      (.welcome, "index.html", true),
      (.today(.arrivals), "today/arrivals.html", false),
      (.today(.all), "today/index.html", false),
      (.today(.departures), "today/departures.html", false),
      (.board(day, .arrivals), "2026-11-30/arrivals.html", true),
      (.board(day, .all), "2026-11-30/index.html", true),
      (.board(day, .departures), "2026-11-30/departures.html", true),
      (.flight(day, name: "rl618-departure-bos"), "2026-11-30/rl618-departure-bos.html", true),
      (.calendar(day, name: "rl618-departure-bos"), "2026-11-30/rl618-departure-bos.ics", false),
      (.code(day, name: "rl618-departure-bos"), "2026-11-30/rl618-departure-bos.svg", false),
      (.flightData(day), "2026-11-30/flights.json", false),
      (.days, "days.html", true),
      (.search, "search.html", false),
      (.display("departures"), "display/departures.html", false),
      (.extra("getting-here"), "getting-here.html", true),
      (.notFound, "404.html", false),
      (.buildData, "build.json", false),
      (.buildScript, "build.js", false),
      (.robots, "robots.txt", false),
      (.sitemap, "sitemap.xml", false),
      (.sitemapPart(2), "sitemap-2.xml", false),
      (.asset("board.1f9a3c5e.css"), "assets/board.1f9a3c5e.css", false),
      (.copied("favicon.ico"), "favicon.ico", false),
    ]
  }()

  @Test("each route has its address", arguments: routes)
  func path(route: Route, path: String, isListed: Bool) {
    #expect(route.path == path)
    #expect(route.isListed == isListed)
  }

  @Test("no two routes share an address")
  func unique() {
    #expect(Set(Self.routes.map(\.0.path)).count == Self.routes.count)
  }

  @Test("a view shows its direction, and All both", arguments: Tab.allCases)
  func tabs(tab: Tab) {
    let directions = Direction.allCases.filter(tab.shows)
    switch tab {
    case .arrivals: #expect(directions == [.arrival])
    case .all: #expect(directions == [.arrival, .departure])
    case .departures: #expect(directions == [.departure])
    }
  }

  @Test("tabs stand in the order Arrivals, All, Departures")
  func tabOrder() {
    #expect(Tab.allCases.map(\.rawValue) == ["arrivals", "all", "departures"])
  }

  @Test("each kind of page has a template of its own name")
  func kinds() {
    #expect(
      PageKind.allCases.map(\.template) == [
        "pages/welcome", "pages/board", "pages/flight", "pages/today", "pages/days",
        "pages/search", "pages/display", "pages/not-found",
      ]
    )
  }

  @Test("an item of the sidebar leads to its page")
  func sidebar() {
    #expect(SidebarItem.flightStatus.route == .today(.all))
    #expect(SidebarItem.flightStatus.id == "flight-status")
    #expect(SidebarItem.extra("getting-here").route == .extra("getting-here"))
    #expect(SidebarItem.extra("getting-here").id == "getting-here")
  }

  @Test("a page that templates can name is a route")
  func names() {
    let names = PageNames(extras: ["getting-here"])
    #expect(
      names.names == [
        "days", "getting-here", "search", "today", "today-arrivals", "today-departures", "welcome",
      ]
    )
    #expect(
      names.names.compactMap(names.route).map(\.path) == [
        "days.html", "getting-here.html", "search.html", "today/index.html", "today/arrivals.html",
        "today/departures.html", "index.html",
      ]
    )
    #expect(names.route("boards") == nil)
  }

  @Test(
    "a file's name becomes an address only in small letters, digits, hyphens and dots",
    arguments: [
      ("getting-here", true), ("a.b", true), ("icons/plane.svg", true), ("", false),
      ("a//b", false),
      ("/a", false), ("a/", false), (".hidden", false), ("a/../b", false), ("..", false),
      ("Map", false), ("a b", false), ("a_b", false), ("ä", false), ("a?b", false),
    ]
  )
  func usable(name: String, isUsable: Bool) {
    #expect(AddressName.isUsable(name) == isUsable)
  }
}
