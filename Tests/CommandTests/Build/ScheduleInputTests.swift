import Configuration
import Diagnostics
import Schedule
import Testing

@testable import boardwalk

@Suite("The instant and the days of a build")
struct ScheduleInputTests {
  private func schedule(now: String, _ text: String = TemporarySite.demo) throws -> FlightSchedule {
    let configuration = try SiteConfiguration.parse(SourceText(path: "site.yml", text: text))
    return try ScheduleInput(
      configuration: configuration,
      now: now,
      allowsEmpty: false,
      paths: Paths(workingFolder: "/")
    ).read().schedule
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

  @Test(
    "an instant of a year in which dates are about to end is refused, and the last day before is not"
  )
  func lateInstant() throws {
    #expect(try schedule(now: "9900-12-31T23:59").window.days == 15)
    do {
      _ = try schedule(now: "9901-01-01")
      Issue.record("it was read")
    } catch {
      let report = error as? Report
      #expect(
        report?.diagnostics.map(\.message) == [
          "'--now' is an instant of the year 9900 at the latest, not '9901-01-01'"
        ]
      )
    }
  }

  @Test(
    "a zone is a place in the IANA database, or a link to one",
    arguments: [
      ("US/Eastern", true), ("Asia/Calcutta", true), ("Asia/Kolkata", true), ("Etc/UTC", true),
      ("Etc/GMT+5", true), ("UTC", true), ("America/Argentina/Buenos_Aires", true),
      ("UTC+5", false), ("GMT+3", false), ("EST", false), ("GMT", false), ("EST5EDT", false),
      ("SystemV/EST5", false), ("Japan", false), ("Foo/Bar", false), ("america/new_york", false),
    ]
  )
  func zones(name: String, isKnown: Bool) {
    let text = TemporarySite.demo.replacing("America/New_York", with: name)
    do {
      let schedule = try schedule(now: "2026-11-30", text)
      #expect(isKnown && schedule.zone.identifier == name)
    } catch {
      let report = error as? Report
      #expect(!isKnown)
      #expect(report?.diagnostics.map(\.code) == ["ConfigurationProblem.unknownZone"])
    }
  }

  @Test(
    "a source's times are in a zone of their own, which is a place or UTC",
    arguments: [
      ("utc", "ScheduleFileProblem.missing"), ("airport", "ScheduleFileProblem.missing"),
      ("Europe/Paris", "ScheduleFileProblem.missing"), ("UTC", "ScheduleFileProblem.missing"),
      ("Europe/Pari", "ConfigurationProblem.unknownZone"),
      ("EST", "ConfigurationProblem.unknownZone"),
    ]
  )
  func sourceZone(name: String, code: String) {
    let text = "title: A\nairport: FRA\nschedule: { csv: { file: none, time_zone: \(name) } }\n"
    do {
      _ = try schedule(now: "2026-11-30", text)
      Issue.record("there is no file")
    } catch {
      let report = error as? Report
      #expect(report?.diagnostics.map(\.code) == [code])
      let place = code.hasPrefix("C") ? 43 : 26
      #expect(report?.diagnostics.first?.location?.position?.column == place)
    }
  }

  @Test("updates need their file, too")
  func missingUpdates() {
    let text = TemporarySite.demo + "updates: { csv: { file: news.csv } }\n"
    do {
      _ = try schedule(now: "2026-11-30", text)
      Issue.record("there is no file")
    } catch {
      let report = error as? Report
      #expect(
        report?.diagnostics.map(\.message) == [
          "no such file 'news.csv'; paths are relative to site.yml"
        ]
      )
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
