import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Other airlines' numbers, in every format")
struct CodeshareTests {
  private static func csv(_ text: String) throws -> Reading {
    try Reading("\(Reading.header),codeshares\nD,RL,618,BOS,2026-11-30T09:40,\"\(text)\"\n")
  }

  private static func json(_ text: String) throws -> FormatReading {
    try FormatReading(
      .json,
      FormatText.json(FormatText.row(more: ", \"codeshares\": \"\(text)\""))
    )
  }

  private static func aidx(_ numbers: [(airline: String, number: String)]) throws -> FormatReading {
    let shares = numbers.map {
      "<CodeShareInfo><Airline>\($0.airline)</Airline><FlightNumber>\($0.number)</FlightNumber>"
        + "</CodeShareInfo>"
    }
    return try FormatReading(
      .aidx,
      FormatText.message(FormatText.leg(data: shares.joined()))
    )
  }

  @Test(
    "a text of several is parted alike in CSV and JSON",
    arguments: [
      ("BA 1234, AA 5", ["BA1234", "AA5"]),
      ("BA 1234 AA5", ["BA1234", "AA5"]),
      ("BA1234;AA5/NQ 07", ["BA1234", "AA5", "NQ07"]),
      ("NQ2618 YH100", ["NQ2618", "YH100"]),
      ("UA9283|AC9383", ["UA9283", "AC9383"]),
      ("UA 9283 | AC 9383|", ["UA9283", "AC9383"]),
      ("UA9283+AC9383 & NQ 7", ["UA9283", "AC9383", "NQ7"]),
      ("Smith & Co. | AC9383", ["Smith&Co.", "AC9383"]),
      ("BA 034, BA34, ba 0034", ["BA034"]),
      (" , ", []),
      ("RL 618, BA 1234, rl0618", ["BA1234"]),
      ("../../etc/passwd", ["../../etc/passwd"]),
    ] as [(String, [String])]
  )
  func parted(text: String, numbers: [String]) throws {
    #expect(try Self.csv(text).flights.map(\.codeshares) == [numbers])
    #expect(try Self.json(text).flights.map(\.codeshares) == [numbers])
  }

  @Test(
    "stops are parted alike in CSV and JSON",
    arguments: [
      ("ORD, DEN", ["ORD", "DEN"]),
      ("ORD|DEN;SFO", ["ORD", "DEN", "SFO"]),
      ("ORD/DEN + SFO&LAX", ["ORD", "DEN", "SFO", "LAX"]),
      ("Basel/Mulhouse | ORD", ["Basel/Mulhouse", "ORD"]),
    ]
  )
  func stops(text: String, stops: [String]) throws {
    let csv = try Reading(
      "\(Reading.header),via,codeshares\nD,RL,618,BOS,2026-11-30T09:40,\"\(text)\",\"ORD, DEN\"\n"
    )
    #expect(csv.flights.map(\.via) == [stops])
    let json = try FormatReading(
      .json,
      FormatText.json(FormatText.row(more: ", \"via\": \"\(text)\""))
    )
    #expect(json.flights.map(\.via) == [stops])
  }

  @Test("AIDX's and a season's are there once, with and without zeros")
  func zeros() throws {
    let aidx = try Self.aidx([("BA", "034"), ("NQ", "77"), ("BA", "34")])
    #expect(aidx.flights.map(\.codeshares) == [["BA034", "NQ77"]])
    let season = try SeasonReading(
      SeasonFile.leg(),
      SeasonFile.segment("010", "BA 0034/NQ 0077"),
      SeasonFile.leg("34", airline: "BA"),
      SeasonFile.segment("050", "RL  618", "34", airline: "BA")
    )
    #expect(season.told == "")
    #expect(season.flights.map(\.codeshares) == [["BA0034", "NQ0077"]])
  }

  @Test("more than a hundred are a mistake of the data, and are told")
  func limit() throws {
    let numbers = (1...5000).map { "NQ\($0)" }
    let shown = Array(numbers.prefix(100))
    let csv = try Self.csv(numbers.joined(separator: " "))
    #expect(csv.flights.map(\.codeshares) == [shown])
    #expect(csv.diagnostics.map(\.code) == ["FlightProblem.manyCodeshares"])
    let json = try Self.json(numbers.joined(separator: ","))
    #expect(json.flights.map(\.codeshares) == [shown])
    #expect(json.codes == ["FlightProblem.manyCodeshares"])
    let aidx = try Self.aidx((1...5000).map { ("NQ", "\($0)") })
    #expect(aidx.flights.map(\.codeshares) == [shown])
    #expect(
      aidx.told == """
        flights.xml:2:1: warning: flight 'RL 618' has more than 100 codeshares; \
        the first 100 are shown; look at what writes them

        """
    )
    var file = SeasonFile()
    let records = stride(from: 0, to: 5000, by: 10).map { start in
      SeasonFile.segment("010", numbers[start..<start + 10].joined(separator: "/"))
    }
    file.lines.insert(
      contentsOf: [SeasonFile.leg()] + records
        + Array(repeating: SeasonFile.segment("127", "DBA RL"), count: 2),
      at: 2
    )
    let season = try SeasonReading(bytes: file.bytes)
    #expect(season.flights.map(\.codeshares) == [shown])
    #expect(season.flights.map(\.remark) == ["DBA RL"])
    #expect(season.diagnostics.map(\.code) == ["FlightProblem.manyCodeshares"])
    let rows = (1...200).map { number in
      #"{"movement": {"airport": {"iata": "BOS"}, "scheduledTime": {"local": "2026-11-30 09:40-05:00"}},"#
        + #" "number": "NQ \#(number)", "codeshareStatus": "IsCodeshared", "airline": {}}"#
    }
    let folded = try FormatReading(
      .preset(.aerodatabox),
      "{\"departures\": [" + rows.joined(separator: ",") + "]}"
    )
    #expect(folded.flights.map(\.codeshares) == [Array(numbers[1...100])])
    #expect(folded.codes == ["FlightProblem.manyCodeshares"])
  }
}
