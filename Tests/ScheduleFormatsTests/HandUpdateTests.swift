import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Values set by hand, in a schedule that has changed")
struct HandUpdateTests {
  private static let until = Instant(unixSeconds: 1_900_000_000)

  /// Sets a flight of a schedule cancelled, and applies that to another schedule: the statuses, and
  /// what is told.
  private func applied(
    to rows: [String],
    setting place: Int = 0,
    of old: [String],
    header: String = Reading.header,
    change: (String) -> String = { $0 }
  ) throws -> (statuses: [StatusCode], told: String) {
    let schedule = { (rows: [String]) in
      try Reading(([header] + rows).joined(separator: "\n") + "\n").flights
    }
    var hand = HandUpdates()
    hand.updates = [
      HandUpdate(try schedule(old)[place], .status, value: "cancelled", until: Self.until)
    ]
    let source = SourceText(path: "site.set.csv", text: change(hand.text))
    var flights = try schedule(rows)
    let warnings = try HandUpdates(source).apply(
      to: &flights,
      now: Instant(unixSeconds: 0),
      zone: try #require(AirportZone(identifier: "America/New_York")),
      source: source
    )
    return (flights.map(\.status.code), warnings.map(\.message).joined())
  }

  private static let gone =
    "the schedule has no flight 'RL 2' on 2026-11-30 any more, for which this was set; "
    + "'boardwalk unset' takes it back"
  private static let morning = "D,RL,2,BOS,2026-11-30T10:00"
  private static let evening = "D,RL,2,BOS,2026-11-30T22:00"

  @Test("do not move to another flight of the number, whatever ids are made of")
  func stays() throws {
    let both = [Self.morning, Self.evening]
    #expect(try applied(to: both, of: both) == ([.cancelled, .scheduled], ""))
    #expect(try applied(to: [Self.evening], of: both) == ([.scheduled], Self.gone))
    // Its id without a time is the other's now.
    #expect(try applied(to: [Self.evening], of: [Self.morning]) == ([.scheduled], Self.gone))
    #expect(try applied(to: both, of: [Self.morning]) == ([.cancelled, .scheduled], ""))
    #expect(try applied(to: both, of: [Self.evening]) == ([.scheduled, .cancelled], ""))
  }

  @Test("follow a flight that is planned for some hours later, also on the next day")
  func follows() throws {
    #expect(
      try applied(to: ["D,RL,2,BOS,2026-11-30T13:00"], of: [Self.morning]) == ([.cancelled], "")
    )
    #expect(
      try applied(to: ["D,RL,2,BOS,2026-11-30T13:01"], of: [Self.morning])
        == ([.scheduled], Self.gone)
    )
    #expect(
      try applied(to: ["D,RL,02,BOS,2026-12-01T00:30"], of: [Self.evening]) == ([.cancelled], "")
    )
  }

  @Test("hold for an id of the schedule's own, whenever the flight is planned")
  func ownID() throws {
    #expect(
      try applied(
        to: ["\(Self.evening),x"],
        of: ["\(Self.morning),x"],
        header: "\(Reading.header),id"
      ) == ([.cancelled], "")
    )
  }

  @Test("a file without planned times is read, and its ids count")
  func older() throws {
    let older = { (text: String) in
      text.replacing(",scheduled,", with: ",").replacing("2026-11-30,2026-11-30T15:00Z,", with: "2026-11-30,")
    }
    #expect(
      try applied(to: [Self.morning], of: [Self.morning], change: older) == ([.cancelled], "")
    )
    #expect(
      try applied(
        to: [Self.morning.replacing("BOS", with: "ORD")],
        of: [Self.morning],
        change: older
      ) == ([.scheduled], Self.gone)
    )
  }
}
