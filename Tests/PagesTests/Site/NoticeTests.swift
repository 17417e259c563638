import Diagnostics
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("Notices")
struct NoticeTests {
  private func notices(_ files: [String: String]) throws(Report) -> [Notice] {
    try Notice.all(in: TemplateFiles([Sample.layer("Templates", files)]))
  }

  private func notice(_ filter: String = "") throws -> Notice {
    let notices = try notices([
      "notices/a.md": "---\nfrom: 2026-11-30\nuntil: 2026-12-01\n\(filter)\n---\nText.\n"
    ])
    return try #require(notices.first)
  }

  @Test("a notice is safe markup with a title")
  func content() throws {
    let notices = try notices([
      "notices/a.md": """
      ---
      from: 2026-11-30
      until: 2026-12-01
      title: Snow & ice
      ---
      # Please **wait**
      <script>alert(1)</script>
      """
    ])
    let model = try #require(notices.first?.model)
    #expect(model.title == "Snow & ice")
    #expect(
      model.markup
        == "<p>Please <strong>wait</strong></p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"
    )
  }

  @Test("those that end first stand first, then by name")
  func order() throws {
    func text(_ until: String) -> String {
      "---\nfrom: 2026-11-30\nuntil: \(until)\ntitle: \(until)\n---\n"
    }
    let notices = try notices([
      "notices/a.md": text("2026-12-03"), "notices/b.md": text("2026-12-01"),
      "notices/c.md": text("2026-12-03"), "notices/d.md": text("2026-11-30"),
    ])
    #expect(
      notices.map(\.model.title) == ["2026-11-30", "2026-12-01", "2026-12-03", "2026-12-03"]
    )
  }

  @Test(
    "one about the whole day is on all views from its first day to its last",
    arguments: [
      ("2026-11-29", false), ("2026-11-30", true), ("2026-12-01", true), ("2026-12-02", false),
    ]
  )
  func days(date: String, isShown: Bool) throws {
    let notice = try notice()
    for tab in Tab.allCases {
      #expect(notice.belongs(on: tab, of: try Sample.date(date), with: []) == isShown)
    }
    #expect(notice.concerns(try Sample.flight()))
  }

  @Test("one about a direction is not on the other's view")
  func direction() throws {
    let notice = try notice("direction: arrival")
    let date = try Sample.date()
    #expect(
      Tab.allCases.filter { notice.belongs(on: $0, of: date, with: []) } == [.arrivals, .all]
    )
    #expect(notice.concerns(try Sample.flight(direction: .arrival)))
    #expect(!notice.concerns(try Sample.flight()))
  }

  @Test(
    "one about an airline or a flight is where such a flight is",
    arguments: [
      ("airline: RL", true), ("airline: rl", true), ("airline: ND", false),
      ("flight: RL 618", true), ("flight: rl618", true), ("flight: RL 619", false),
      ("flight: rl618-2026-11-30T15:10", true), ("flight: RL618-2026-11-30T15:10", false),
      ("airline: ND\nflight: RL 618", false), ("direction: departure\nairline: RL", true),
      ("direction: arrival\nairline: RL", false),
    ]
  )
  func flights(filter: String, isAbout: Bool) throws {
    let notice = try notice(filter)
    let flight = try Sample.flight()
    let date = try Sample.date()
    #expect(notice.concerns(flight) == isAbout)
    #expect(notice.belongs(on: .all, of: date, with: [flight]) == isAbout)
    #expect(notice.belongs(on: .departures, of: date, with: [flight]) == isAbout)
    #expect(!notice.belongs(on: .arrivals, of: date, with: [flight]))
    #expect(!notice.belongs(on: .all, of: date, with: []))
  }

  @Test("the mistakes of all notices are told at once")
  func mistakes() {
    #expect(
      told { () throws(Report) in
        try notices([
          "notices/a.md": "---\nfrom: 2026-11-30\nuntil: 2026-11-29\n---\n",
          "notices/b.md": "---\nfrom: 2026-11-30\nuntil: 2026-12-01\ndirection: up\n---\n",
        ])
      } == """
        Templates/notices/a.md:3:8: error: the last day, 2026-11-29, \
        comes before the first, 2026-11-30; exchange them
          until: 2026-11-29
                 ^
        Templates/notices/b.md:4:12: error: 'direction' must be 'arrival' or 'departure', \
        not 'up'; write for example 'direction: departure'
          direction: up
                     ^

        """
    )
  }

  @Test(
    "a notice of these days about what no flight is called is told",
    arguments: [
      (
        "airline: RK", "2026-12-01",
        "3:10: warning: no flight is of the airline 'RK'; did you mean 'RL'?"
      ),
      ("airline: rl", "2026-12-01", ""), ("flight: rl618", "2026-12-01", ""),
      (
        "flight: RL 681", "2026-12-01",
        "3:9: warning: no flight is called 'RL 681'; did you mean 'RL 618'?"
      ),
      ("flight: RL 681", "2026-11-01", ""),
    ]
  )
  func unknownFlights(line: String, until: String, message: String) throws {
    let notices = try Notice.all(
      in: TemplateFiles([
        Sample.layer(
          "Templates",
          ["notices/n.md": "---\nfrom: 2026-11-01\n\(line)\nuntil: \(until)\n---\nSnow\n"]
        )
      ])
    )
    let schedule = try Sample.schedule([Sample.flight()])
    let told = notices.flatMap { $0.warnings(for: schedule) }
    let first = DiagnosticRenderer().render(told).prefix { $0 != "\n" }
    #expect(first == (message.isEmpty ? "" : "Templates/notices/n.md:\(message)"))
    #expect(try notices.flatMap { $0.warnings(for: try Sample.schedule([])) } == [])
  }
}
