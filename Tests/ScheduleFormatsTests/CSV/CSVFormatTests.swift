import Schedule
import ScheduleFormats
import Testing

@Suite("CSV of airport databases")
struct CSVFormatTests {
  static let good = "A,RL,1,BOS,2026-11-30T18:05"

  /// The scheduled, estimated and actual times of each flight.
  func times(_ reading: Reading) -> [[String]] {
    reading.flights.map { flight in
      [flight.scheduledTime, flight.estimatedTime, flight.actualTime].map { $0?.iso ?? "" }
    }
  }

  @Test("one direction for all flights is the configuration's")
  func constantDirection() throws {
    let reading = try Reading("airline,number,airport,scheduled\nRL,1,BOS,2026-11-30T18:05\n") {
      $0.direction = .departure
    }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.direction) == [.departure])
  }

  @Test("the direction is that of the time that is filled, with its own times")
  func directionOfTimes() throws {
    let reading = try Reading(
      """
      airline,number,airport,STA,STD,ETA,ETD,ATA,ATD
      RL,1,BOS,2026-11-30T18:05,,2026-11-30T18:15,2026-11-30T11:11,2026-11-30T18:16,
      RL,2,BOS,,2026-11-30T19:05,2026-11-30T11:11,2026-11-30T19:15,,2026-11-30T19:16

      """
    ) {
      $0.columns = [
        "scheduled_arrival": "STA", "scheduled_departure": "STD", "estimated_arrival": "ETA",
        "estimated_departure": "ETD", "actual_arrival": "ATA", "actual_departure": "ATD",
      ]
    }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.direction) == [.arrival, .departure])
    #expect(
      times(reading) == [
        ["2026-11-30T18:05-05:00", "2026-11-30T18:15-05:00", "2026-11-30T18:16-05:00"],
        ["2026-11-30T19:05-05:00", "2026-11-30T19:15-05:00", "2026-11-30T19:16-05:00"],
      ]
    )
  }

  @Test("a file's own words for directions and statuses are read by the map, in any case")
  func map() throws {
    let reading = try Reading(
      """
      \(Reading.header),status
      Ankunft,RL,1,BOS,2026-11-30T18:05,da
      ABFLUG,RL,2,BOS,2026-11-30T18:05,BRD
      D,RL,3,BOS,2026-11-30T18:05,Warten

      """
    ) {
      $0.directionWords = ["ankunft": .arrival, "abflug": .departure]
      $0.statusWords = ["da": "arrived", "warten": "Please wait"]
    }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.direction) == [.arrival, .departure, .departure])
    #expect(
      reading.flights.map(\.status)
        == [Status(.arrived), Status(.boarding), Status(data: "Please wait")]
    )
  }

  @Test("airline and number in one are told apart")
  func designator() throws {
    let reading = try Reading(
      "direction,Flight No,airport,scheduled\nA,BA 034,BOS,2026-11-30T18:05\n"
        + "A,4U0460P,BOS,2026-11-30T18:05\n"
    ) { $0.columns = ["designator": "Flight No"] }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airline.code) == ["BA", "4U"])
    #expect(reading.flights.map(\.number) == ["034", "0460P"])
    #expect(reading.notes == [])
  }

  @Test("an airline's name is the file's, else that of the table, else none")
  func names() throws {
    let reading = try Reading(
      "\(Reading.header),airline_name\nA,BA,1,BOS,2026-11-30T18:05,BA CityFlyer\n"
        + "A,BA,2,BOS,2026-11-30T18:05,\nA,DLH,3,BOS,2026-11-30T18:05,\n"
        + "A,ba,4,BOS,2026-11-30T18:05,\n\(Self.good),\n"
    )
    #expect(
      reading.flights.map(\.airline.name)
        == ["BA CityFlyer", "British Airways", "Lufthansa", nil, nil]
    )
  }

  @Test("a designator beside airline and number is not used")
  func idleDesignator() throws {
    let reading = try Reading("\(Reading.header),designator\n\(Self.good),XX 9\n")
    #expect(reading.flights.map(\.designator) == ["RL 1"])
    #expect(reading.notes == ["schedule.csv: column 'designator' is not used"])
  }

  @Test("rows are read that have what is asked for, whatever else is in the others")
  func filters() throws {
    let text = """
      \(Reading.header),T,Note
      A,RL,1,BOS,2026-11-30T18:05, T1 ,
      A,RL,2,BOS,never,T2,
      A,RL,3,BOS,2026-11-30T18:05,T3,x
      A,RL,4,BOS,2026-11-30T18:05,"T""4",

      """
    let several = try Reading(text) {
      $0.filters = [RowFilter("t", values: ["T1", "T3", "T\"4"])]
    }
    #expect(several.told == "")
    #expect(several.flights.map(\.number) == ["1", "3", "4"])
    #expect(several.notes == ["schedule.csv: column 'Note' is not used"])
    let empty = try Reading(text) {
      $0.filters = [
        RowFilter("T", values: ["T1", "T3"]), RowFilter("Note", values: [""]),
      ]
    }
    #expect(empty.flights.map(\.number) == ["1"])
  }

  @Test(
    "fields are separated as is declared",
    arguments: [(CSVDelimiter.semicolon, ";"), (.tab, "\t"), (.pipe, "|")]
  )
  func delimiters(delimiter: CSVDelimiter, text: String) throws {
    let header = Reading.header.replacing(",", with: text)
    let row = ["A", "RL", "1", "\"Raleigh\(text) Durham, NC\"", "2026-11-30T18:05"]
    let reading = try Reading("\(header)\n\(row.joined(separator: text))\n") {
      $0.delimiter = delimiter
    }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.name) == ["Raleigh\(text) Durham, NC"])
  }

  @Test(
    "letters are read as is declared",
    arguments: [
      (TextEncoding.latin1, [0x5A, 0xFC], "Zü"), (.windows1252, [0x80, 0x20, 0xE9], "€ é"),
      (.utf8, [0xC3, 0xBC], "ü"), (.latin1, [0x41], "A"),
    ]
  )
  func encodings(encoding: TextEncoding, bytes: [UInt8], text: String) throws {
    var format = CSVFormat()
    format.encoding = encoding
    let file = Array("\(Reading.header)\nA,RL,1,x".utf8) + bytes + Array(",2026-11-30T18:05".utf8)
    let reading = try Reading(bytes: file, format: format)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.name) == ["x\(text)"])
  }

  @Test("lines before the header and behind the last row are left out, and lines still count")
  func edges() throws {
    let rows = "Airport \"X\r\nas of today\r\n\(Reading.header)\r\n\(Self.good)\r\nB,RL\r\n"
    let reading = try Reading("\(rows)2 flights\r\n\r\n") {
      $0.skippedLines = 2
      $0.footerLines = 1
    }
    #expect(
      reading.told == """
        schedule.csv:5:5: error: 2 fields in this row and 5 in the header; \
        the first missing one is 'number'
          B,RL
              ^

        """
    )
    let whole = try Reading("\(rows)2 flights\r\n\r\n") {
      $0.skippedLines = 2
      $0.footerLines = 2
    }
    #expect(whole.told == "")
    #expect(whole.flights.map(\.sourceLine) == [4])
  }
}
