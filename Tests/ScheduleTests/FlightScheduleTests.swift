import Schedule
import Testing

@Suite("Schedules")
struct FlightScheduleTests {
  /// Two days from 2026-11-30.
  private func schedule(_ flights: [Flight], derivesStatus: Bool = false) throws -> FlightSchedule {
    FlightSchedule(
      flights: flights,
      zone: try Sample.zone(),
      window: Window(first: try Sample.date("2026-11-30"), days: 2),
      now: try Sample.time("2026-11-30T12:00").instant,
      derivesStatus: derivesStatus
    )
  }

  /// "RL 1 own", "RL 2 +1", "RL 3 from 2026-11-29".
  private func rows(of schedule: FlightSchedule, on date: String) throws -> [String] {
    schedule.board(on: try Sample.date(date)).map { entry in
      let designator = schedule.flights[entry.index].designator
      switch entry.place {
      case .ownDay: return "\(designator) own"
      case .shifted(let days): return "\(designator) \(days > 0 ? "+" : "")\(days)"
      case .fromDay(let date): return "\(designator) from \(date)"
      }
    }
  }

  @Test("a flight that slips past midnight keeps its day, and is on the next day's board, too")
  func pastMidnight() throws {
    let schedule = try schedule([
      try Sample.flight("1", "2026-11-30T23:40", estimated: "2026-12-01T00:20"),
      try Sample.flight("2", "2026-12-01T00:10"),
      try Sample.flight("3", "2026-11-30T23:50"),
    ])
    #expect(try rows(of: schedule, on: "2026-11-30") == ["RL 3 own", "RL 1 +1"])
    #expect(try rows(of: schedule, on: "2026-12-01") == ["RL 2 own", "RL 1 from 2026-11-30"])
    #expect(
      schedule.flights(on: try Sample.date("2026-11-30")).map(\.designator) == ["RL 3", "RL 1"]
    )
  }

  @Test("a flight that comes early over midnight keeps its day")
  func earlyOverMidnight() throws {
    let schedule = try schedule([
      try Sample.flight("1", "2026-12-01T00:05", estimated: "2026-11-30T23:58")
    ])
    #expect(try rows(of: schedule, on: "2026-11-30") == ["RL 1 from 2026-12-01"])
    #expect(try rows(of: schedule, on: "2026-12-01") == ["RL 1 -1"])
  }

  @Test("a cancelled flight stays where it was planned")
  func cancelled() throws {
    let schedule = try schedule([
      try Sample.flight(
        "1",
        "2026-11-30T23:40",
        estimated: "2026-12-01T00:20",
        .cancelled
      )
    ])
    #expect(try rows(of: schedule, on: "2026-11-30") == ["RL 1 own"])
    #expect(try rows(of: schedule, on: "2026-12-01") == [])
  }

  @Test("a flight delayed by days is on both boards, however far apart")
  func delayedByDays() throws {
    let late = try Sample.flight("1", "2026-11-28T10:00", estimated: "2026-12-01T11:00")
    let schedule = try schedule([late])
    #expect(try rows(of: schedule, on: "2026-12-01") == ["RL 1 from 2026-11-28"])
    #expect(schedule.boardDate(of: late)?.description == "2026-12-01")
  }

  @Test("a flight that is delayed until nobody knows when stays on the boards over midnight")
  func awaited() throws {
    func rows(_ now: String) throws -> [String] {
      let schedule = FlightSchedule(
        flights: [
          try Sample.flight("1", "2026-11-30T18:00", .delayed),
          try Sample.flight("2", "2026-11-30T23:40", .delayed),
          try Sample.flight("3", "2026-11-30T23:40", .onTime),
          try Sample.flight("4", "2026-11-30T23:40", estimated: "2026-11-30T23:50", .delayed),
          try Sample.flight("5", "2026-11-29T23:40", .delayed),
          try Sample.flight("6", "2026-12-01T00:10"),
        ],
        zone: try Sample.zone(),
        window: Window(first: try Sample.date("2026-12-01"), days: 1),
        now: try Sample.time(now).instant
      )
      let onBoard = schedule.flights.filter { schedule.boardDate(of: $0) != nil }
      #expect(onBoard.count == schedule.board(on: try Sample.date("2026-12-01")).count)
      return try self.rows(of: schedule, on: "2026-12-01")
    }
    #expect(
      try rows("2026-12-01T00:05") == [
        "RL 1 from 2026-11-30", "RL 2 from 2026-11-30", "RL 6 own",
      ]
    )
    #expect(try rows("2026-12-01T06:05") == ["RL 2 from 2026-11-30", "RL 6 own"])
    #expect(try rows("2026-12-01T11:45") == ["RL 6 own"])
  }

  @Test("each flight on a board has a page in its scheduled day, and so have yesterday's flights")
  func pages() throws {
    let schedule = try schedule([
      try Sample.flight("1", "2026-11-27T10:00"),
      try Sample.flight("2", "2026-11-28T10:00", estimated: "2026-11-30T01:00"),
      try Sample.flight("3", "2026-11-29T10:00"),
      try Sample.flight("4", "2026-11-29T23:00", estimated: "2026-11-30T00:10"),
      try Sample.flight("5", "2026-11-30T10:00"),
      try Sample.flight("6", "2026-12-01T23:00", estimated: "2026-12-02T00:10"),
      try Sample.flight("7", "2026-12-02T00:10", estimated: "2026-12-01T23:50"),
      try Sample.flight("8", "2026-12-02T10:00"),
    ])
    let pages = schedule.pages.map { day in
      "\(day.date): " + day.indices.map { schedule.flights[$0].number }.joined(separator: " ")
    }
    #expect(
      pages == [
        "2026-11-28: 2", "2026-11-29: 3 4", "2026-11-30: 5", "2026-12-01: 6", "2026-12-02: 7",
      ]
    )
    let boards = schedule.flights.map { flight in
      let date = schedule.boardDate(of: flight)
      return "\(flight.number): \(date.map(\.description) ?? "none")"
    }
    #expect(
      boards.sorted() == [
        "1: none", "2: 2026-11-30", "3: none", "4: 2026-11-30", "5: 2026-11-30", "6: 2026-12-01",
        "7: 2026-12-01", "8: none",
      ]
    )
  }

  @Test("a flight is found by its id, and a day outside of the window has no board")
  func finds() throws {
    let schedule = try schedule([try Sample.flight("1", "2026-11-30T10:00")])
    #expect(schedule.flight(id: "RL1-2026-11-30T10:00")?.designator == "RL 1")
    #expect(schedule.flight(id: "RL2-2026-11-30T10:00") == nil)
    #expect(schedule.board(on: try Sample.date("2026-11-29")) == [])
    #expect(schedule.board(on: try Sample.date("2026-12-02")) == [])
    #expect(schedule.flights(on: try Sample.date("2027-01-01")).isEmpty)
  }

  @Test("the clock turns a status only when it is asked to")
  func derives() throws {
    let flight = try Sample.flight("1", "2026-11-30T10:00", .onTime)
    #expect(try schedule([flight]).flights[0].status == Status(.onTime))
    #expect(try schedule([flight], derivesStatus: true).flights[0].status == Status(.departed))
  }

  @Test("a window's days follow each other")
  func window() throws {
    let window = Window(first: try Sample.date("2026-12-30"), days: 3)
    #expect(window.dates.map(\.description) == ["2026-12-30", "2026-12-31", "2027-01-01"])
    #expect(window.last.description == "2027-01-01")
    #expect(!window.contains(try Sample.date("2027-01-02")))
  }

  @Test("texts that look alike have one order, that of their bytes", arguments: 0..<6)
  func lookingAlike(start: Int) throws {
    // One scalar, two scalars, and an airline between both by its bytes.
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    let flights = [
      try Sample.flight("2", "2026-11-30T10:00", airline: decomposed),
      try Sample.flight("3", "2026-11-30T10:00", airline: "f"),
      try Sample.flight("1", "2026-11-30T10:00", airline: composed),
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let schedule = try schedule(orders[start].map { flights[$0] })
    #expect(schedule.flights.map(\.number) == ["2", "3", "1"])
  }

  @Test("ids that look alike have one order, that of their bytes")
  func idsLookingAlike() throws {
    let ids = ["e\u{301}", "f", "\u{E9}"]
    let flights = try ids.map { id in
      var flight = try Sample.flight("1", "2026-11-30T10:00")
      flight.id = id
      return flight
    }
    for order in [flights, flights.reversed()] {
      let sorted = try schedule(order).flights.map { Array($0.id.utf8) }
      #expect(sorted == ids.map { Array($0.utf8) })
    }
  }

  @Test("a flight is found by its id, the flights of a day by the day, outside of the window, too")
  func questions() throws {
    let schedule = try schedule([
      try Sample.flight("2", "2027-02-01T10:00"), try Sample.flight("1", "2027-02-01T09:00"),
      try Sample.flight("3", "2026-11-30T10:00"),
    ])
    #expect(schedule.flight(id: "RL2-2027-02-01T10:00")?.number == "2")
    #expect(schedule.flight(id: "RL2") == nil)
    #expect(schedule.flights(on: try Sample.date("2027-02-01")).map(\.number) == ["1", "2"])
    #expect(schedule.flights(on: try Sample.date("2027-02-02")).isEmpty)
  }
}
