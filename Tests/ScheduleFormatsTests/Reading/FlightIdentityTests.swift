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
      "dl2500-arrival-aus-2026-11-30-0030", "dl2500-arrival-aus-2026-11-30-2359",
      "dl528-arrival-sea-2026-11-30", "dl528-arrival-atl-2026-11-30",
      "dl528-departure-atl-2026-11-30", "dl528-arrival-atl-2026-12-01",
    ]
    let text = { (rows: [String]) in ([Reading.header] + rows).joined(separator: "\n") }
    #expect(try Reading(text(rows)).flights.map(\.id) == ids)
    #expect(try Reading(text(rows.reversed())).flights.map(\.id) == ids.reversed())
  }

  @Test("zeros before a number are in no id, and the number is as it is printed")
  func padded() throws {
    let reading = try Reading(
      rows: "A,RL,0618,BOS,2026-11-30T18:05",
      "A,RL,00,BOS,2026-11-30T18:05",
      "A,RLX,007,BOS,2026-11-30T18:05"
    )
    #expect(reading.flights.map(\.number) == ["0618", "00", "007"])
    #expect(
      reading.flights.map(\.id) == [
        "rl618-arrival-bos-2026-11-30", "rl0-arrival-bos-2026-11-30",
        "arrival-RLX-7-BOS-2026-11-30",
      ]
    )
  }

  @Test("a flight that is there with and without zeros is there twice")
  func paddedTwice() throws {
    let reading = try Reading(
      rows: "A,RL,1,BOS,2026-11-30T18:05",
      "A,RL,01,BOS,2026-11-30T18:05",
      "A,RL,001,BOS,2026-11-30T20:05"
    )
    #expect(reading.diagnostics.map(\.code) == ["FlightProblem.repeatedFlight"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(
      reading.flights.map(\.id) == [
        "rl1-arrival-bos-2026-11-30-1805", "rl1-arrival-bos-2026-11-30-2005",
      ]
    )
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
        "rl1-arrival-bos-2026-11-01-0130-0400", "rl1-arrival-bos-2026-11-01-0130-0500",
      ]
    )
  }

  @Test("flights some seconds apart are as many flights, in any order of rows")
  func seconds() throws {
    let rows = [
      "A,RL,1,BOS,2026-11-30T18:05:00", "A,RL,1,BOS,2026-11-30T18:05:30",
      "A,RL,1,BOS,2026-11-30T19:05",
    ]
    let ids = [
      "rl1-arrival-bos-2026-11-30-180500", "rl1-arrival-bos-2026-11-30-180530",
      "rl1-arrival-bos-2026-11-30-190500",
    ]
    let text = { (rows: [String]) in ([Reading.header] + rows).joined(separator: "\n") }
    let reading = try Reading(text(rows))
    #expect(reading.told == "")
    #expect(reading.flights.map(\.id) == ids)
    #expect(try Reading(text(rows.reversed())).flights.map(\.id) == ids.reversed())
  }

  @Test("seconds of the hour that the clock repeats are told apart by seconds, else by offsets")
  func repeatedSeconds() throws {
    let reading = try Reading(
      rows: "A,RL,1,BOS,2026-11-01T01:30:10-04:00",
      "A,RL,1,BOS,2026-11-01T01:30:20-04:00",
      "A,RL,1,BOS,2026-11-01T01:30:10-05:00",
      "A,RL,2,BOS,2026-11-01T01:30:10-04:00",
      "A,RL,2,BOS,2026-11-01T01:30:20-05:00"
    )
    #expect(reading.told == "")
    #expect(
      reading.flights.map { $0.id.dropFirst("rl".count) } == [
        "1-arrival-bos-2026-11-01-013010-0400", "1-arrival-bos-2026-11-01-013020-0400",
        "1-arrival-bos-2026-11-01-013010-0500", "2-arrival-bos-2026-11-01-013010",
        "2-arrival-bos-2026-11-01-013020",
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
