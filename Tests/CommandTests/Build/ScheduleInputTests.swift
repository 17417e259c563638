import Configuration
import Diagnostics
import Schedule
import Testing

@testable import boardwalk

@Suite("The instant and the days of a build")
struct ScheduleInputTests {
  private func schedule(now: String, _ text: String = TemporarySite.demo) throws -> FlightSchedule {
    let configuration = try SiteConfiguration.parse(SourceText(path: "site.yml", text: text))
    return try ScheduleInput(configuration: configuration, now: now, allowsEmpty: false).read()
      .schedule
  }

  @Test(
    "--now is ISO 8601, on the airport's clock where it has no offset",
    arguments: [
      ("2026-11-30", "2026-11-30T00:00-05:00"),
      ("2026-11-30T05:00", "2026-11-30T05:00-05:00"),
      ("2026-11-30 05:00", "2026-11-30T05:00-05:00"),
      ("2026-11-30T05:00:59", "2026-11-30T05:00-05:00"),
      ("2026-11-30T05:00:59.25Z", "2026-11-30T00:00-05:00"),
      ("2026-11-30T05:00Z", "2026-11-30T00:00-05:00"),
      ("2026-11-30T05:00+01", "2026-11-29T23:00-05:00"),
      ("2026-11-30T05:00+0100", "2026-11-29T23:00-05:00"),
      ("2026-11-30T05:00-05:00", "2026-11-30T05:00-05:00"),
      ("2026-11-30T24:00", "2026-12-01T00:00-05:00"),
      ("2026-03-08T02:30", "2026-03-08T03:30-04:00"),
      ("2026-11-01T01:30", "2026-11-01T01:30-04:00"),
      ("2026-11-01T01:30-05:00", "2026-11-01T01:30-05:00"),
    ]
  )
  func instant(text: String, iso: String) throws {
    let schedule = try schedule(now: text)
    #expect(schedule.zone.time(of: schedule.now).iso == iso)
    #expect("\(schedule.window.first)" == iso.prefix(10))
    #expect(schedule.window.days == 15)
  }

  @Test(
    "anything else is no instant",
    arguments: [
      "", "noon", "2026-11-31", "2026-11-30T", "2026-11-30T5:00", "2026-11-30T05", "05:00",
      "2026-11-30T05:00+:0100", "2026-11-30T05:00+1", "2026-11-30T05:00 EST", "2026-11-30T25:00",
      "2026-11-30T05:60", " 2026-11-30", "1796040000",
    ]
  )
  func noInstant(text: String) {
    do {
      _ = try schedule(now: text)
      Issue.record("'\(text)' was read")
    } catch {
      let report = error as? Report
      #expect(report?.diagnostics.map(\.code) == ["UsageProblem.wrongInstant"])
    }
  }

  @Test("the zone is that of the airport's code where none is named")
  func airportZone() throws {
    let schedule = try schedule(
      now: "2026-11-30T05:00",
      "title: A\nairport: FRA\ndays: 2\nschedule: { demo: { seed: 1, flights_per_day: 4 } }\n"
    )
    #expect(schedule.zone.identifier == "Europe/Berlin")
    #expect(schedule.flights.count == 8)
  }
}
