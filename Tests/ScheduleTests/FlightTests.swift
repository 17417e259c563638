import Schedule
import Testing

@Suite("Flights")
struct FlightTests {
  @Test("the actual time counts, else the estimated, else the scheduled")
  func expected() throws {
    var flight = try Sample.flight("618", "2026-11-30T10:00")
    #expect(flight.expectedTime.iso == "2026-11-30T10:00-05:00")
    flight.estimatedTime = try Sample.time("2026-11-30T10:20")
    #expect(flight.expectedTime.iso == "2026-11-30T10:20-05:00")
    flight.actualTime = try Sample.time("2026-11-30T10:25")
    #expect(flight.expectedTime.iso == "2026-11-30T10:25-05:00")
    flight.status = Status(.cancelled)
    #expect(flight.expectedTime.iso == "2026-11-30T10:00-05:00")
    #expect(flight.designator == "RL 618")
  }

  @Test(
    "lateness has its borders at the minute and at the threshold",
    arguments: [
      ("2026-11-30T09:59", -1, Lateness.early),
      ("2026-11-30T10:00", 0, .onTime),
      ("2026-11-30T10:00:59", 0, .onTime),
      ("2026-11-30T10:01", 1, .late),
      ("2026-11-30T10:15", 15, .late),
      ("2026-11-30T10:16", 16, .veryLate),
      ("2026-11-30T23:00", 780, .veryLate),
    ]
  )
  func lateness(estimated: String, minutes: Int, lateness: Lateness) throws {
    let flight = try Sample.flight("618", "2026-11-30T10:00", estimated: estimated)
    #expect(flight.delayMinutes == minutes)
    #expect(flight.lateness(threshold: 900) == lateness)
  }

  @Test("a cancelled flight is neither late nor early")
  func cancelled() throws {
    let flight =
      try Sample.flight("618", "2026-11-30T10:00", estimated: "2026-11-30T12:00", .cancelled)
    #expect(flight.lateness(threshold: 900) == .cancelled)
    #expect(flight.delayMinutes == 0)
  }

  @Test("a diverted flight is not cancelled")
  func diverted() throws {
    let flight =
      try Sample.flight("618", "2026-11-30T10:00", estimated: "2026-11-30T12:00", .diverted)
    #expect(!flight.isCancelled)
    #expect(flight.lateness(threshold: 900) == .veryLate)
  }

  @Test(
    "midnight and clock changes do not count as delay",
    arguments: [
      ("2026-11-30T23:55", "2026-12-01T00:05", 10),
      ("2026-12-01T00:05", "2026-11-30T23:58", -7),
      ("2026-10-31T23:50", "2026-11-01T01:10-05:00", 140),
      ("2026-03-08T01:50", "2026-03-08T03:10", 20),
    ]
  )
  func midnight(scheduled: String, estimated: String, minutes: Int) throws {
    let flight = try Sample.flight("618", scheduled, estimated: estimated)
    #expect(flight.delayMinutes == minutes)
  }

  @Test("flights go by expected, scheduled, airline, number as an integer, suffix and id")
  func order() throws {
    var twin = try Sample.flight("618", "2026-11-30T10:00")
    twin.id = "a"
    let ordered = [
      try Sample.flight("900", "2026-11-30T09:50"),
      try Sample.flight("1", "2026-11-30T09:55", estimated: "2026-11-30T10:00"),
      try Sample.flight("900", "2026-11-30T10:00", airline: "ND"),
      try Sample.flight("9", "2026-11-30T10:00"),
      try Sample.flight("073", "2026-11-30T10:00"),
      try Sample.flight("73W", "2026-11-30T10:00"),
      try Sample.flight("618", "2026-11-30T10:00"),
      twin,
      try Sample.flight("1204", "2026-11-30T10:00"),
      try Sample.flight("99999999999999999999999", "2026-11-30T10:00"),
      try Sample.flight("2", "2026-11-30T23:50"),
      try Sample.flight("3", "2026-12-01T00:10"),
    ]
    for shift in ordered.indices {
      let shuffled = Array(ordered[shift...].reversed()) + Array(ordered[..<shift])
      let schedule = FlightSchedule(
        flights: shuffled,
        zone: try Sample.zone(),
        window: Window(first: try Sample.date("2026-11-30"), days: 2),
        now: try Sample.time("2026-11-30T05:00").instant
      )
      #expect(schedule.flights.map(\.id) == ordered.map(\.id))
    }
  }
}
