import Foundation
import Schedule
import Testing

@Suite("The airport's zone")
struct AirportZoneTests {
  @Test("a zone that nobody knows is none")
  func unknown() {
    #expect(AirportZone(identifier: "America/Mountain") == nil)
  }

  @Test(
    "an offset is Foundation's, inside and outside of the years kept",
    arguments: [
      "America/New_York", "Europe/London", "Africa/Casablanca", "Pacific/Apia", "Asia/Kathmandu",
      "Australia/Lord_Howe", "America/Sao_Paulo", "Etc/UTC",
    ]
  )
  func offsets(identifier: String) throws {
    let zone = try #require(AirportZone(identifier: identifier, years: 2008...2026))
    let foundation = try #require(TimeZone(identifier: identifier))
    // Every seven hours and one second from 2007 to 2028, so that days and hours all come.
    for second in stride(from: 1_167_609_600, to: 1_830_297_600, by: 25_201) {
      let expected = foundation.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(second))
      )
      let offset = zone.offset(at: Instant(unixSeconds: second))
      guard offset != expected else { continue }
      Issue.record("\(identifier) at \(second): \(offset), not \(expected)")
    }
  }

  @Test(
    "a wall time means the moment that the rules give it",
    arguments: [
      ("2026-11-30T18:05", "2026-11-30T18:05-05:00", Resolution.Kind.unique),
      ("2026-07-01T00:00", "2026-07-01T00:00-04:00", .unique),
      // The spring gap: told before the change, and so read on.
      ("2026-03-08T01:59", "2026-03-08T01:59-05:00", .unique),
      ("2026-03-08T02:00", "2026-03-08T02:00-05:00", .gap),
      ("2026-03-08T02:30", "2026-03-08T02:30-05:00", .gap),
      ("2026-03-08T03:00", "2026-03-08T03:00-04:00", .unique),
      // The repeated hour: the first.
      ("2026-11-01T00:59", "2026-11-01T00:59-04:00", .unique),
      ("2026-11-01T01:00", "2026-11-01T01:00-04:00", .repeated),
      ("2026-11-01T01:59", "2026-11-01T01:59-04:00", .repeated),
      ("2026-11-01T02:00", "2026-11-01T02:00-05:00", .unique),
    ]
  )
  func resolves(text: String, iso: String, kind: Resolution.Kind) throws {
    let resolution = try #require(WrittenTime(text)).time(in: Sample.zone())
    #expect(resolution.time.iso == iso)
    #expect(resolution.kind == kind)
  }

  @Test(
    "a wall time that the clock repeats has two moments, any other has one",
    arguments: [
      ("2026-11-01T00:59", ["2026-11-01T00:59-04:00"]),
      ("2026-11-01T01:00", ["2026-11-01T01:00-04:00", "2026-11-01T01:00-05:00"]),
      ("2026-11-01T01:59", ["2026-11-01T01:59-04:00", "2026-11-01T01:59-05:00"]),
      ("2026-11-01T02:00", ["2026-11-01T02:00-05:00"]),
      ("2026-03-08T02:30", ["2026-03-08T02:30-05:00"]),
    ]
  )
  func moments(text: String, moments: [String]) throws {
    let written = try #require(WrittenTime(text))
    #expect(try Sample.zone().moments(of: written.local).map(\.iso) == moments)
  }

  @Test("a time in the gap is the moment after the gap, and keeps its wall time")
  func gap() throws {
    let zone = try Sample.zone()
    let time = try Sample.time("2026-03-08T02:30")
    #expect(zone.time(of: time.instant).iso == "2026-03-08T03:30-04:00")
    #expect(time.local.hour == 2)
    #expect(time.local.minute == 30)
  }

  @Test(
    "a written offset decides the moment, and the zone how it is shown",
    arguments: [
      ("2026-11-01T01:30-04:00", "2026-11-01T01:30-04:00"),
      ("2026-11-01T01:30-05:00", "2026-11-01T01:30-05:00"),
      ("2026-11-30T23:05Z", "2026-11-30T18:05-05:00"),
      ("2026-11-30T18:05-04:00", "2026-11-30T17:05-05:00"),
      ("2026-12-01T08:05+09:00", "2026-11-30T18:05-05:00"),
      // In the gap the wall time stays as it was told.
      ("2026-03-08T02:30-05:00", "2026-03-08T02:30-05:00"),
      ("2026-03-08T02:30-04:00", "2026-03-08T01:30-05:00"),
    ]
  )
  func written(text: String, iso: String) throws {
    #expect(try Sample.time(text).iso == iso)
  }

  @Test(
    "a moment told by UTC is shown by the zone's clock, also where winter's clock is UTC",
    arguments: [
      ("2026-03-29T00:59Z", "2026-03-29T00:59+00:00"),
      ("2026-03-29T01:00Z", "2026-03-29T02:00+01:00"),
      ("2026-03-29T01:59+00:00", "2026-03-29T02:59+01:00"),
      ("2026-03-29T02:00Z", "2026-03-29T03:00+01:00"),
    ]
  )
  func universal(text: String, iso: String) throws {
    let zone = try Sample.zone("Europe/London")
    let time = try #require(WrittenTime(text)).time(in: zone).time
    #expect(time.iso == iso)
  }

  @Test("a day that a zone leaves out is a gap of a day")
  func samoa() throws {
    let zone = try Sample.zone("Pacific/Apia")
    let resolution = try #require(WrittenTime("2011-12-30T12:00")).time(in: zone)
    #expect(resolution.kind == .gap)
    #expect(resolution.time.iso == "2011-12-30T12:00-10:00")
    #expect(zone.time(of: resolution.instant).iso == "2011-12-31T12:00+14:00")
  }
}
