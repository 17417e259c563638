import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("Rows, tabs, days and items as templates see them")
struct ListModelTests {
  @Test("a row knows its place among the others", arguments: [1, 2, 3])
  func row(index: Int) throws {
    let facts = FlightFacts(
      words: try Sample.words(),
      delayThreshold: 900,
      farZones: [:],
      now: Instant(unixSeconds: 0)
    )
    let flight = FlightModel(try Sample.flight(), in: facts)
    let row = RowModel(flight, address: "rl618.html", on: try Sample.date(), index: index, of: 3)
    #expect(try row.value("index").text == "\(index)")
    #expect(try row.value("isFirst").flag == (index == 1))
    #expect(try row.value("isLast").flag == (index == 3))
    #expect(try row.value("dayMark").text == nil)
    #expect(try row.value("address").text == "rl618.html")
    #expect(try row.value("flight").record(FlightModel.self) === flight)
  }

  @Test("a tab is one of three", arguments: Tab.allCases)
  func tab(tab: Tab) throws {
    let model = TabModel(
      tab,
      title: "T",
      address: "a.html",
      badge: "0",
      isBadgeHidden: true,
      times: "1 2",
      isCurrent: false
    )
    #expect(try model.value("name").text == tab.rawValue)
    #expect(try model.value("badge").text == "0")
    #expect(try model.value("times").text == "1 2")
    #expect(try model.flags(["isArrivals", "isAll", "isDepartures"]).count == 1)
    #expect(try model.flags(["isBadgeHidden", "isCurrent"]) == ["isBadgeHidden"])
  }

  @Test("a day leads to its three views from where it is named")
  func day() throws {
    let date = try Sample.date()
    let day = DayModel(
      DaySummary(date: date, arrivals: 15, departures: 0),
      from: Place(of: .today(.all)),
      isToday: true,
      isCurrent: false,
      words: try Sample.words()
    )
    #expect(
      try DayModel.fields.map { try day.value($0.field.name).text } == [
        "Monday, November 30", "Nov 30", "Monday", "Mon", "30", "2026-11-30",
        "../2026-11-30/index.html", "../2026-11-30/arrivals.html",
        "../2026-11-30/departures.html", "15", "0", nil, nil,
      ]
    )
    #expect(try day.flags(["isToday", "isCurrent"]) == ["isToday"])
  }

  @Test("the sidebar's items lead to their pages, and the current one is marked")
  func items() throws {
    let sidebar = Sidebar(entries: [
      .init(item: .flightStatus, title: "Flight Status", subtitle: "Information"),
      .init(item: .extra("map"), title: "Map", subtitle: nil),
    ])
    let items = try sidebar.models(at: Place(of: .days), current: .flightStatus)
      .map { try $0.record(ItemModel.self) }
    #expect(
      try items.map { try $0.value("address").text } == ["today/index.html", "map.html"]
    )
    #expect(try items.map { try $0.value("isCurrent").flag } == [true, false])
    #expect(try items.map { try $0.value("subtitle").text } == ["Information", nil])
  }

  @Test("a page's Back is the last of the pages above it; the welcome page has none")
  func page() throws {
    let links = [
      LinkModel(title: "A", address: "a.html"), LinkModel(title: "B", address: "b.html"),
    ]
    let page = PageModel(title: "T", subtitle: nil, canonical: nil, trail: links)
    #expect(try page.value("back").record(LinkModel.self) === links[1])
    #expect(try page.value("isWelcome").flag == false)
    #expect(try page.value("subtitle").text == nil)
    #expect(try page.value("canonical").text == nil)
    let welcome = PageModel(title: "T", subtitle: nil, canonical: nil, trail: [])
    #expect(try welcome.value("isWelcome").flag == true)
  }

  @Test("a board of no rows is empty")
  func board() throws {
    let board = BoardModel(
      tab: .arrivals,
      title: "T",
      tabTitle: "Arrivals",
      tabs: [],
      rows: [],
      hours: [],
      hasGates: false,
      previous: nil,
      next: nil
    )
    #expect(try board.value("count").text == "0")
    #expect(
      try board.flags(["isAll", "isArrivals", "isDepartures", "isEmpty", "hasGates"])
        == ["isArrivals", "isEmpty"]
    )
  }
}
