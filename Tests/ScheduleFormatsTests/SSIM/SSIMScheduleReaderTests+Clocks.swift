import Diagnostics
import Schedule
import ScheduleFormats
import Testing

extension SSIMScheduleReaderTests {
  @Test("a leg arrives on the first day on which that is after it left, by UTC")
  func overnight() throws {
    func arrival(_ route: String, _ airport: String, _ zone: String) throws -> [String] {
      let reading = try SeasonReading(SeasonFile.leg("1", route), airport: airport, zone: zone)
      #expect(reading.told == "")
      return reading.flights.map(\.scheduledTime.iso)
    }
    #expect(
      try arrival("JFK2350-0500 LHR1150+0000", "LHR", "Europe/London")
        == ["2026-12-01T11:50+00:00"]
    )
    // West of the date line the day is one later, or one earlier on the way back.
    #expect(
      try arrival("HNL0030-1000 AKL0700+1300", "AKL", "Pacific/Auckland")
        == ["2026-12-01T07:00+13:00"]
    )
    #expect(
      try arrival("AKL0030+1300 HNL1000-1000", "HNL", "Pacific/Honolulu")
        == ["2026-11-29T10:00-10:00"]
    )
    // Without variations by the zones of both ends.
    #expect(
      try arrival("AKL0030 HNL1000", "HNL", "Pacific/Honolulu") == ["2026-11-29T10:00-10:00"]
    )
    // The clock is changed on the day on which it leaves there, after it has arrived here.
    let early = try SeasonReading(
      SeasonFile.leg("1", "SYD1008 LHR2353", period: "29MAR2629MAR26"),
      airport: "LHR",
      zone: "Europe/London",
      from: "2026-03-28"
    )
    #expect(early.flights.map(\.scheduledTime.iso) == ["2026-03-28T23:53+00:00"])
    #expect(early.told == "")
    // Without any of that by the clocks on the walls.
    #expect(
      try arrival("QQX2300 QQY0100", "QQY", "Europe/London") == ["2026-12-01T01:00+00:00"]
    )
  }

  @Test("a variation holds at its own end's moment")
  func ownVariation() throws {
    let leg = SeasonFile.leg(
      "975",
      "RUN2355+0400 CDG0910+0100",
      period: "29OCT0529OCT05",
      days: "     6 "
    )
    let reading = try SeasonReading(
      leg,
      airport: "CDG",
      zone: "Europe/Paris",
      from: "2005-10-29",
      days: 2
    )
    #expect(reading.told == "")
    #expect(reading.lines == ["A RL 975 RUN 2005-10-30T09:10+01:00"])
  }

  @Test("in UTC days, weekdays and times are UTC's, and shown by the airport's clock")
  func utc() throws {
    let leg = SeasonFile.leg(
      "618",
      "JFK0340-0500 LHR1040+0000",
      period: "01DEC2601DEC26",
      days: " 2     "
    )
    let reading = try SeasonReading(leg, mode: "U")
    #expect(reading.told == "")
    #expect(reading.lines == ["D RL 618 LHR 2026-11-30T22:40-05:00"])
    let there = try SeasonReading(leg, mode: "U", airport: "LHR", zone: "Europe/London")
    #expect(there.lines == ["A RL 618 JFK 2026-12-01T10:40+00:00"])
  }

  @Test("the mode can be given where the file's is wrong")
  func givenMode() throws {
    let leg = SeasonFile.leg()
    let reading = try SeasonReading(leg, mode: "U") { $0.timeMode = .local }
    #expect(reading.lines == ["D RL 618 BOS 2026-11-30T09:40-05:00"])
    let none = try SeasonReading(leg, mode: " ") { $0.timeMode = .utc }
    #expect(none.lines == ["D RL 618 BOS 2026-11-30T04:40-05:00"])
  }

  @Test("a date variation is obeyed at both ends")
  func dateVariation() throws {
    let leg = SeasonFile.leg("618", "LHR2350+0000 JFK0150-0500", more: [(193, "01")])
    #expect(try SeasonReading(leg).lines == ["A RL 618 LHR 2026-12-01T01:50-05:00"])
    let later = SeasonFile.leg("618", "JFK0030-0500 BOS0130-0500", more: [(193, "11")])
    let reading = try SeasonReading(later)
    #expect(reading.told == "")
    #expect(reading.lines == ["D RL 618 BOS 2026-12-01T00:30-05:00"])
    let back = SeasonFile.leg("618", "AKL0030+1300 HNL1000-1000", more: [(194, "J")])
    let earlier = try SeasonReading(back, airport: "HNL", zone: "Pacific/Honolulu")
    #expect(earlier.told == "")
    #expect(earlier.lines == ["A RL 618 AKL 2026-11-29T10:00-10:00"])
  }
}
