import Schedule
import ScheduleFormats
import Testing

@Suite("Codeshares in season files")
struct SSIMCodeshareTests {
  private static func sold(_ number: String, airline: String, as operated: String) -> [String] {
    [
      SeasonFile.leg(number, airline: airline),
      SeasonFile.segment("050", operated, number, airline: airline),
    ]
  }

  private static func read(_ records: [String], _ airport: String = "JFK") throws -> SeasonReading {
    var file = SeasonFile()
    file.lines.insert(contentsOf: records, at: 2)
    return try SeasonReading(bytes: file.bytes, airport: airport)
  }

  @Test("what marketing carriers file is folded into the flight that is operated")
  func folded() throws {
    for records in [
      [SeasonFile.leg()] + Self.sold("2618", airline: "NQ", as: "RL  618")
        + Self.sold("0099", airline: "YH", as: "RL 0618"),
      Self.sold("2618", airline: "NQ", as: "RL  618") + [SeasonFile.leg()]
        + Self.sold("0099", airline: "YH", as: "RL618"),
    ] {
      let reading = try Self.read(records)
      #expect(reading.told == "")
      #expect(reading.lines == ["D RL 618 BOS 2026-11-30T09:40-05:00"])
      #expect(reading.flights.first?.codeshares == ["NQ2618", "YH0099"])
    }
  }

  @Test("the list of the flight that is operated comes first, and no number twice")
  func listed() throws {
    let reading = try Self.read(
      [SeasonFile.leg(), SeasonFile.segment("010", "YH   99 /NQ 2618/4U  7A")]
        + Self.sold("2618", airline: "NQ", as: "RL  618")
    )
    #expect(reading.told == "")
    #expect(reading.lines.count == 1)
    #expect(reading.flights.first?.codeshares == ["YH99", "NQ2618", "4U7A"])
  }

  @Test("a number of that list is folded also where it does not say so itself")
  func listedOnly() throws {
    let reading = try Self.read([
      SeasonFile.leg(), SeasonFile.segment("010", "NQ 2618"), SeasonFile.leg("2618", airline: "NQ"),
      // Another flight of that number, on another route, stays.
      SeasonFile.leg("2618", "JFK0940-0500 ORD1105-0600", airline: "NQ"),
    ])
    #expect(
      reading.lines == [
        "D RL 618 BOS 2026-11-30T09:40-05:00", "D NQ 2618 ORD 2026-11-30T09:40-05:00",
      ]
    )
  }

  @Test("a flight that is told to be itself is itself")
  func own() throws {
    let reading = try Self.read([
      SeasonFile.leg(), SeasonFile.segment("010", "RL 0618/NQ    1"),
      SeasonFile.segment("050", "RL  618"),
    ])
    #expect(reading.lines == ["D RL 618 BOS 2026-11-30T09:40-05:00"])
    #expect(reading.flights.first?.codeshares == ["NQ1"])
  }

  @Test("where the operated flight is absent, or goes on other days, the sold one is a flight")
  func absent() throws {
    let reading = try Self.read(Self.sold("2618", airline: "NQ", as: "RL  618"))
    #expect(reading.lines == ["D NQ 2618 BOS 2026-11-30T09:40-05:00"])
    #expect(reading.flights.first?.codeshares == ["RL618"])
    let other = try Self.read(
      [SeasonFile.leg(period: "01DEC2601DEC26")] + Self.sold("2618", airline: "NQ", as: "RL  618")
    )
    #expect(
      other.lines == [
        "D RL 618 BOS 2026-12-01T09:40-05:00", "D NQ 2618 BOS 2026-11-30T09:40-05:00",
      ]
    )
  }

  @Test("flights that are each other's stay flights; one that is another's in turn is folded")
  func chains() throws {
    let circle = try Self.read(
      Self.sold("1", airline: "NQ", as: "YH    2") + Self.sold("2", airline: "YH", as: "NQ    1")
    )
    #expect(circle.flights.map(\.designator) == ["NQ 1", "YH 2"])
    let chain = try Self.read(
      Self.sold("1", airline: "NQ", as: "YH    2") + Self.sold("2", airline: "YH", as: "RL  618")
        + [SeasonFile.leg()]
    )
    #expect(chain.flights.map(\.designator) == ["RL 618"])
    #expect(chain.flights.first?.codeshares == ["NQ1", "YH2"])
  }

  @Test("a number holds for those who board or leave here")
  func points() throws {
    let records = [
      SeasonFile.leg("7", "BOS0700-0500 JFK0815-0500", way: "0101"),
      SeasonFile.segment("010", "NQ    1", "7", "BOSJFK"),
      SeasonFile.segment("010", "NQ    2", "7", "BOSLHR"),
      SeasonFile.leg("7", "JFK0930-0500 LHR2130+0000", way: "0102"),
      SeasonFile.segment("010", "NQ    3", "7", "JFKLHR", way: "0102"),
      SeasonFile.segment("010", "NQ    4", "7", "QQQQQQ", way: "0102"),
    ]
    let here = try Self.read(records)
    #expect(here.flights.map(\.codeshares) == [["NQ1"], ["NQ3", "NQ4"]])
    var file = SeasonFile()
    file.lines.insert(contentsOf: records, at: 2)
    let there = try SeasonReading(bytes: file.bytes, airport: "LHR", zone: "Europe/London")
    #expect(there.flights.map(\.codeshares) == [["NQ2", "NQ3", "NQ4"]])
  }

  @Test("who operates is told in the record's words, letter by letter")
  func disclosure() throws {
    let reading = try Self.read([
      SeasonFile.leg(), SeasonFile.segment("127", "NORTHERN QUAY DBA *FLYFREE*"),
      SeasonFile.segment("127", "1. SIGN"), SeasonFile.segment("998", "NOT FOR PASSENGERS"),
    ])
    #expect(reading.told == "")
    #expect(reading.flights.first?.remark == "NORTHERN QUAY DBA \\*FLYFREE\\* 1\\. SIGN")
  }
}
