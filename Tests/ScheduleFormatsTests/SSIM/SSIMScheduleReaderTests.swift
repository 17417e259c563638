import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Season files")
struct SSIMScheduleReaderTests {
  static let many = "01NOV2631MAR27"

  @Test("a leg that cannot be read matters where it, or another of its flight's way, is here")
  func badElsewhere() throws {
    func told(_ records: String...) throws -> [String] {
      var file = SeasonFile()
      file.lines.insert(contentsOf: records, at: 2)
      return try SeasonReading(bytes: file.bytes).told.split(separator: "\n")
        .filter { $0.hasPrefix("season") }.map { String($0.prefix(60)) }
    }
    let good = SeasonFile.leg()
    func bad(_ number: String, _ route: String, way: String = "0101") -> String {
      SeasonFile.leg(number, route, way: way)
    }
    #expect(
      try told(
        good,
        bad("7", "BOS0940-0500 LH11105-0500"),
        bad("7", "BOSx940-0500 ORD1105-0500"),
        bad("618", "BOSx940-0500 ORD1105-0500", way: "0202"),
        SeasonFile.leg("x", "BOS0940-0500 ORD1105-0500")
      ) == []
    )
    #expect(
      try told(good, bad("0618", "BOSx940-0500 ORD1105-0500", way: "0102")) == [
        "season.ssim:4:40: error: columns 40–43, the time of departur"
      ]
    )
    #expect(
      try told(
        good,
        bad("7", "BOSx940-0500 ORD1105-0500", way: "0102"),
        bad("7", "ORDx940-0500 JFK1105-0500", way: "0101"),
        bad("8", "BOS0940-0500 JF11105-0500")
      ) == [
        "season.ssim:4:40: error: columns 40–43, the time of departur",
        "season.ssim:5:40: error: columns 40–43, the time of departur",
        "season.ssim:6:55: error: columns 55–57, the airport of arriv",
      ]
    )
    // Where nothing is here all is told: the columns may be shifted.
    #expect(
      try told(bad("7", "BOS0940-0500 LH11105-0500")) == [
        "season.ssim:3:55: error: columns 55–57, the airport of arriv"
      ]
    )
  }

  @Test("each field lands in its place, at either end")
  func fields() throws {
    let leg = SeasonFile.leg(
      "618",
      "JFK2350-0500 LHR1150+0000",
      suffix: "A",
      more: [(53, "7"), (71, "2E"), (73, "77W")]
    )
    let there = try SeasonReading(leg)
    #expect(there.told == "")
    let departure = try #require(there.flights.first)
    #expect(there.lines == ["D RL 618A LHR 2026-11-30T23:50-05:00"])
    #expect(departure.airline == Airline(code: "RL"))
    #expect(departure.airport.city == "London")
    #expect(departure.terminal == "7" && departure.aircraft == "77W")
    #expect(departure.sourceLine == 3 && departure.id == "rl618a-departure-lhr-2026-11-30")
    #expect(departure.status == Status(.scheduled))
    let here = try SeasonReading(leg, airport: "LHR", zone: "Europe/London")
    #expect(here.lines == ["A RL 618A JFK 2026-12-01T11:50+00:00"])
    #expect(here.flights.first?.terminal == "2E")
  }

  @Test("a season is expanded for the days of the site and one each side")
  func window() throws {
    let reading = try SeasonReading(SeasonFile.leg(period: Self.many))
    #expect(reading.told == "")
    #expect(
      reading.lines
        == (29...33).map { day in
          let date = day <= 30 ? "11-\(day)" : "12-0\(day - 30)"
          return "D RL 618 BOS 2026-\(date)T09:40-05:00"
        }
    )
  }

  @Test(
    "days stand in their own places, and anything like nothing between them",
    arguments: ["1.3.5..", "1 3 5  ", "1030500", "1-3-5--"]
  )
  func weekdays(days: String) throws {
    let reading = try SeasonReading(SeasonFile.leg(period: Self.many, days: days), days: 5)
    #expect(reading.flights.map { $0.scheduledDate.weekday } == [1, 3, 5])
  }

  @Test("every other week counts from the first day of the period")
  func fortnightly() throws {
    let leg = SeasonFile.leg(period: "04NOV2631MAR27", days: "1 3    ", more: [(36, "2")])
    let reading = try SeasonReading(leg, from: "2026-11-01", days: 30)
    #expect(reading.told == "")
    // From a Wednesday on, a week is that Wednesday and the Monday behind it.
    #expect(
      reading.flights.map(\.scheduledDate.description) == [
        "2026-11-04", "2026-11-09", "2026-11-18", "2026-11-23",
      ]
    )
  }

  @Test("a season without an end goes on")
  func openEnd() throws {
    let leg = SeasonFile.leg(period: "01NOV2600XXX00", days: "1      ")
    let reading = try SeasonReading(leg, from: "2031-01-01", days: 7)
    #expect(reading.lines == ["D RL 618 BOS 2031-01-06T09:40-05:00"])
  }

  @Test("freight and positioning are left out, unless they are asked for")
  func serviceTypes() throws {
    let legs = ["J", "F", "P", "C"].enumerated().map {
      SeasonFile.leg("\($0.offset + 1)", type: $0.element)
    }
    var file = SeasonFile()
    file.lines.insert(contentsOf: legs, at: 2)
    let usual = try SeasonReading(bytes: file.bytes)
    #expect(usual.flights.map(\.number) == ["1", "4"])
    let asked = try SeasonReading(bytes: file.bytes) { $0.serviceTypes = ["J", "F", "P"] }
    #expect(asked.flights.map(\.number) == ["1", "2", "3"])
  }

  @Test("a file holds several carriers, each with its own clock, and some can be chosen")
  func carriers() throws {
    var file = SeasonFile(SeasonFile.leg())
    file.lines += [
      SeasonFile.carrier("NQ", mode: "U"), SeasonFile.leg(airline: "NQ"),
      SeasonFile.trailer("NQ"),
    ]
    let both = try SeasonReading(bytes: file.bytes)
    #expect(
      both.lines == [
        "D RL 618 BOS 2026-11-30T09:40-05:00", "D NQ 618 BOS 2026-11-30T04:40-05:00",
      ]
    )
    let one = try SeasonReading(bytes: file.bytes) { $0.carriers = ["NQ"] }
    #expect(one.flights.map(\.airline.code) == ["NQ"])
  }

  @Test("the far end is that of the whole way, and stops are on it")
  func ways() throws {
    let legs = [
      SeasonFile.leg("7", "BOS0700-0500 JFK0815-0500", way: "0101"),
      SeasonFile.leg("7", "JFK0930-0500 LHR2130+0000", way: "0102"),
      SeasonFile.leg("7", "LHR2330+0000 DEL1400+0530", way: "0103"),
      // Another way of the same number, on other days.
      SeasonFile.leg("7", "LHR2330+0000 CDG0200+0100", way: "0203", period: "01DEC2601DEC26"),
    ]
    func lines(_ airport: String, _ zone: String) throws -> [String] {
      var file = SeasonFile()
      file.lines.insert(contentsOf: legs, at: 2)
      let reading = try SeasonReading(bytes: file.bytes, airport: airport, zone: zone)
      #expect(reading.told == "")
      return reading.lines
    }
    #expect(
      try lines("JFK", "America/New_York") == [
        "A RL 7 BOS 2026-11-30T08:15-05:00", "D RL 7 DEL via LHR 2026-11-30T09:30-05:00",
      ]
    )
    #expect(
      try lines("DEL", "Asia/Kolkata") == ["A RL 7 BOS via JFK via LHR 2026-12-01T14:00+05:30"]
    )
  }

  @Test("a way that comes back to the airport ends there")
  func roundTrip() throws {
    let reading = try SeasonReading(
      SeasonFile.leg("7", "JFK0700-0500 BOS0815-0500", way: "0101"),
      SeasonFile.leg("7", "BOS0900-0500 ORD1100-0600", way: "0102"),
      SeasonFile.leg("7", "ORD1200-0600 JFK1500-0500", way: "0103")
    )
    #expect(
      reading.lines == [
        "D RL 7 ORD via BOS 2026-11-30T07:00-05:00", "A RL 7 BOS via ORD 2026-11-30T15:00-05:00",
      ]
    )
  }

  @Test("what fills a file is no record, and line ends are those of any system")
  func padding() throws {
    let plain = SeasonFile(SeasonFile.leg())
    let expected = try SeasonReading(bytes: plain.bytes).lines
    #expect(expected.count == 1)
    let zeros = String(repeating: "0", count: 200)
    let blanks = String(repeating: " ", count: 200)
    let filled = plain.lines.flatMap { [zeros, blanks, "", $0, zeros] }
    let short = plain.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    let texts = [
      filled.joined(separator: "\n"), plain.lines.joined(separator: "\r\n") + "\r\n\u{1A}",
      plain.lines.joined(separator: "\r"), "\u{FEFF}" + plain.text,
      short.joined(separator: "\n"), plain.lines.map { $0 + "   " }.joined(separator: "\n"),
      plain.lines.joined(), filled.joined(),
    ]
    for text in texts {
      let reading = try SeasonReading(bytes: Array(text.utf8))
      #expect(reading.told == "")
      #expect(reading.lines == expected)
    }
  }

  @Test("where the site's days have no flight, the first and the last of the season are known")
  func elsewhere() throws {
    let reading = try SeasonReading(
      SeasonFile.leg(period: "02NOV2631DEC26", days: " 2     "),
      SeasonFile.leg("7", period: "01NOV2631MAR27", days: "      7"),
      from: "2028-01-01"
    )
    #expect(reading.told == "")
    #expect(
      reading.lines == [
        "D RL 7 BOS 2026-11-01T09:40-05:00", "D RL 7 BOS 2027-03-28T09:40-04:00",
      ]
    )
  }

  @Test("two digits of a year are those of the century that is nearest to the site's days")
  func century() throws {
    let leg = SeasonFile.leg(period: "01DEC9931JAN00")
    #expect(try SeasonReading(leg, from: "1999-12-31", days: 1).flights.count == 3)
    #expect(try SeasonReading(leg, from: "2099-12-31", days: 1).flights.count == 3)
  }
}
