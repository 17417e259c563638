import Schedule
import Testing

@testable import Pages

@Suite("Links from where a page stands")
struct PlaceTests {
  private static let day = CivilDate(daysSinceEpoch: 20_787)

  @Test(
    "they are relative, in any folder",
    arguments: [
      (.welcome, .welcome, "index.html"),
      (.welcome, .board(day, .all), "2026-11-30/index.html"),
      (.welcome, .extra("map"), "map.html"),
      (.welcome, .asset("a.css"), "assets/a.css"),
      (.board(day, .all), .board(day, .arrivals), "arrivals.html"),
      (.board(day, .all), .flight(day, name: "rl618"), "rl618.html"),
      (.board(day, .all), .board(day.adding(days: 1), .all), "../2026-12-01/index.html"),
      (.board(day, .all), .welcome, "../index.html"),
      (.flight(day, name: "rl618"), .board(day, .all), "index.html"),
      (.flight(day, name: "rl618"), .today(.all), "../today/index.html"),
      (.today(.all), .today(.arrivals), "arrivals.html"),
      (.today(.arrivals), .days, "../days.html"),
      (.display("departures"), .asset("a.css"), "../assets/a.css"),
      (.copied("a/b/c.txt"), .copied("a/b/d.txt"), "d.txt"),
      (.copied("a/b/c.txt"), .copied("a/e.txt"), "../../a/e.txt"),
    ] as [(Route, Route, String)]
  )
  func relative(from: Route, to: Route, address: String) {
    #expect(Place(of: from).address(of: to) == address)
  }

  @Test(
    "from the page that a server shows anywhere they begin at the server's root",
    arguments: [
      ("/", Route.days, "/days.html"),
      ("/board/", .days, "/board/days.html"),
      ("/board/", .board(day, .all), "/board/2026-11-30/index.html"),
    ]
  )
  func absolute(prefix: String, to: Route, address: String) {
    #expect(Place(absolute: prefix).address(of: to) == address)
  }
}
