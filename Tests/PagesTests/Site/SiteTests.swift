import Schedule
import Templates
import Testing

@testable import Pages

@Suite("What all pages share")
struct SiteTests {
  @Test("each day has the numbers of the rows on its board")
  func days() throws {
    let site = try Sample.site([
      Sample.flight(), Sample.flight("2026-11-30T16:00", direction: .arrival),
      Sample.flight("2026-11-30T23:50", estimated: "2026-12-01T00:10", .delayed),
    ])
    #expect(
      site.days.map { "\($0.date) \($0.arrivals) \($0.departures)" } == [
        "2026-11-30 1 2", "2026-12-01 0 1", "2026-12-02 0 0",
      ]
    )
    #expect(site.model.today == "2026-11-30")
    #expect(site.model.timeZone == "America/New_York")
  }

  @Test(
    "a full address ends in the folder where the page is its index",
    arguments: [
      (.welcome, "https://a.example/b/"), (.days, "https://a.example/b/days.html"),
      (.today(.all), "https://a.example/b/today/"), (.extra("index.html"), nil),
    ] as [(Route, String?)]
  )
  func canonical(route: Route, address: String?) throws {
    let site = try Sample.site([], baseURL: "https://a.example/b/")
    if let address { #expect(site.canonical(route) == address) }
    #expect(try Sample.site([]).canonical(route) == nil)
  }

  @Test("a flight's page has a QR code where its address is known and fits in one")
  func codes() throws {
    let page = "2026-11-30/rl618-departure-bos.html"
    let room = QRCode.limit - page.utf8.count
    func hasCode(_ baseURL: String?) throws -> Bool {
      try Sample.site([Sample.flight()], baseURL: baseURL).hasCode(0)
    }
    func base(_ length: Int) -> String {
      let start = "https://a.example/"
      return start + String(repeating: "b", count: length - start.utf8.count - 1) + "/"
    }
    #expect(try !hasCode(nil))
    #expect(try hasCode("https://a.example/b/"))
    #expect(try hasCode(base(room)))
    #expect(try !hasCode(base(room + 1)))
  }

  @Test("a flight's page lies in its scheduled day's folder, however late it is")
  func route() throws {
    let site = try Sample.site([
      Sample.flight("2026-11-30T23:50", estimated: "2026-12-01T06:00", .delayed)
    ])
    #expect(site.route(ofFlight: 0).path == "2026-11-30/rl618-departure-bos.html")
  }

  @Test("the date at the other end is known in words, also two days away")
  func farDates() throws {
    let site = try Sample.site([
      Sample.flight("2026-12-02T23:30") {
        $0.airport.zoneIdentifier = "Pacific/Kiritimati"
        $0.flightMinutes = 20 * 60
      }
    ])
    let time = try #require(site.facts.farTime(of: site.schedule.flights[0]))
    #expect(time.iso == "2026-12-04T14:30+14:00")
    #expect(site.words.dates[time.local.date].shortDate == "Dec 4")
  }
}
