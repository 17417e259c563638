import Schedule
import ScheduleFormats
import Testing

@Suite("Flights' ids")
struct FlightIdentityTests {
  @Test("the time is in an id only where it must be, and never the row's number")
  func times() throws {
    let rows = [
      "A,DL,2500,AUS,2026-11-30T00:30", "A,DL,2500,AUS,2026-11-30T23:59",
      "A,DL,528,SEA,2026-11-30T00:28", "A,DL,528,ATL,2026-11-30T13:21",
      "D,DL,528,ATL,2026-11-30T14:21", "A,DL,528,ATL,2026-12-01T13:21",
    ]
    let ids = [
      "arrival-DL-2500-AUS-2026-11-30-0030", "arrival-DL-2500-AUS-2026-11-30-2359",
      "arrival-DL-528-SEA-2026-11-30", "arrival-DL-528-ATL-2026-11-30",
      "departure-DL-528-ATL-2026-11-30", "arrival-DL-528-ATL-2026-12-01",
    ]
    let text = { (rows: [String]) in ([Reading.header] + rows).joined(separator: "\n") }
    #expect(try Reading(text(rows)).flights.map(\.id) == ids)
    #expect(try Reading(text(rows.reversed())).flights.map(\.id) == ids.reversed())
  }

  @Test("the two times of the hour that the clock repeats are two flights")
  func repeatedHour() throws {
    let reading = try Reading(
      rows: "A,RL,1,BOS,2026-11-01T01:30-04:00",
      "A,RL,1,BOS,2026-11-01T01:30-05:00"
    )
    #expect(reading.told == "")
    #expect(
      reading.flights.map(\.id) == [
        "arrival-RL-1-BOS-2026-11-01-0130-0400", "arrival-RL-1-BOS-2026-11-01-0130-0500",
      ]
    )
  }

  @Test("the same flight three times is one flight")
  func repeated() throws {
    let row = "A,RL,1,BOS,2026-11-30T18:05"
    let reading = try Reading(rows: row, "A,RL,2,BOS,2026-11-30T18:05", row, row)
    #expect(reading.flights.map(\.number) == ["1", "2"])
    #expect(reading.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test("with skip, a second flight with an id that is taken is left out")
  func conflicting() throws {
    let reading = try Reading(
      "\(Reading.header),id\nA,RL,1,BOS,2026-11-30T18:05,x\nA,RL,2,BOS,2026-11-30T18:05,x\n",
      onError: .skip
    )
    #expect(reading.flights.map(\.number) == ["1"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("ids that differ by case, or are odd, stay as they are")
  func odd() throws {
    let ids = ["a", "A", "../..", "a/b", "x y", String(repeating: "z", count: 500)]
    let rows = ids.map { "A,RL,1,BOS,2026-11-30T18:05,\($0)" }
    let reading = try Reading((["\(Reading.header),id"] + rows).joined(separator: "\n"))
    #expect(reading.told == "")
    #expect(reading.flights.map(\.id) == ids)
  }
}
