import Pages
import Publishing
import Schedule
import Testing

@testable import boardwalk

@Suite("The order in which pages are published")
struct RouteStageTests {
  @Test("what is linked comes before what links to it")
  func stages() {
    let day = CivilDate(daysSinceEpoch: 20_787)
    let routes: [Stage: [Route]] = [
      .asset: [
        .asset("a.css"), .copied("favicon.ico"), .calendar(day, name: "rl618"),
        .code(day, name: "rl618"),
      ],
      .flight: [.flight(day, name: "rl618")],
      .board: [
        .board(day, .all), .flightData(day), .today(.all), .days, .search, .display("departures"),
        .extra("map"), .notFound,
      ],
      .welcome: [.welcome, .robots, .sitemap, .sitemapPart(1), .buildData, .buildScript],
    ]
    for (stage, routes) in routes {
      for route in routes { #expect(route.stage == stage, "\(route.path)") }
    }
  }
}
