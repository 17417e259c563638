import Schedule
import ScheduleFormats
import Testing

@Suite("CSV of airport databases")
struct CSVFormatTests {
  private static let good = "A,RL,1,BOS,2026-11-30T18:05"

  /// The scheduled, estimated and actual times of each flight.
  private func times(_ reading: Reading) -> [[String]] {
    reading.flights.map { flight in
      [flight.scheduledTime, flight.estimatedTime, flight.actualTime].map { $0?.iso ?? "" }
    }
  }

  @Test("day and time stand apart, and each in its own way of writing")
  func apart() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,Day,Time,eta,eta_day
      A,RL,1,BOS,30-Nov-26,2355,0005,
      A,RL,2,BOS,30-Nov-26,0010,2358,
      A,RL,3,BOS,30-Nov-26,2400,,
      A,RL,4,BOS,30-Nov-26,1200,2330,01-Dec-26

      """
    ) { format in
      format.columns = [
        "date": "Day", "scheduled": "Time", "estimated": "eta", "estimated_date": "eta_day",
      ]
      format.datePattern = try DatePattern("dd-MMM-yy", for: .date, century: 2000)
      format.timePattern = try DatePattern("HHmm", for: .time)
    }
    #expect(reading.told == "")
    #expect(
      times(reading) == [
        ["2026-11-30T23:55-05:00", "2026-12-01T00:05-05:00", ""],
        ["2026-11-30T00:10-05:00", "2026-11-29T23:58-05:00", ""],
        ["2026-12-01T00:00-05:00", "", ""],
        ["2026-11-30T12:00-05:00", "2026-12-01T23:30-05:00", ""],
      ]
    )
  }

  @Test("a time that its direction's column lacks is looked for in that of both, as in all formats")
  func shared() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,scheduled,STA,estimated,ETA
      A,RL,1,BOS,2026-11-30T18:05,,2026-11-30T18:10,
      A,RL,2,BOS,2026-11-30T18:05,2026-11-30T19:05,2026-11-30T18:10,2026-11-30T19:10

      """,
      columns: ["scheduled_arrival": "STA", "estimated_arrival": "ETA"]
    )
    #expect(reading.told == "")
    #expect(
      times(reading) == [
        ["2026-11-30T18:05-05:00", "2026-11-30T18:10-05:00", ""],
        ["2026-11-30T19:05-05:00", "2026-11-30T19:10-05:00", ""],
      ]
    )
  }

  @Test("a direction that no word tells is told by which time is filled, as in all formats")
  func untold() throws {
    let reading = try Reading(
      """
      direction,airline,number,airport,scheduled_arrival,scheduled_departure
      ,RL,1,BOS,2026-11-30T18:05,
      ,RL,2,BOS,,2026-11-30T19:05
      A,RL,3,BOS,2026-11-30T20:05,2026-11-30T21:05

      """
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.direction) == [.arrival, .departure, .arrival])
  }

  @Test(
    "another time without a day is on the day that brings it nearest, of two the later",
    arguments: [
      ("12:00", "00:00", "2026-12-01T00:00-05:00"), ("12:00", "23:59", "2026-11-30T23:59-05:00"),
      ("12:00", "00:01", "2026-11-30T00:01-05:00"), ("18:00", "06:00", "2026-12-01T06:00-05:00"),
      ("18:00", "06:01", "2026-11-30T06:01-05:00"), ("06:00", "18:00", "2026-11-30T18:00-05:00"),
      ("06:00", "18:01", "2026-11-29T18:01-05:00"), ("00:00", "24:00", "2026-11-30T00:00-05:00"),
      ("23:59:30", "00:00:30", "2026-12-01T00:00-05:00"),
    ]
  )
  func nearest(scheduled: String, estimated: String, iso: String) throws {
    let reading = try Reading(
      "\(Reading.header),estimated\nA,RL,1,BOS,\(scheduled),\(estimated)\n",
      date: "2026-11-30"
    ) { _ in }
    #expect(reading.told == "")
    #expect(reading.flights.first?.estimatedTime?.iso == iso)
  }

  @Test("times are the source's zone's, and shown on the airport's clock")
  func sourceZone() throws {
    let text =
      "\(Reading.header),actual\nA,RL,1,BOS,2026-11-30T03:05,2026-11-30T03:00Z\n"
      + "A,RL,2,BOS,2026-12-01T03:05,\n"
    let utc = try Reading(text, sourceZone: "UTC") { _ in }
    #expect(
      times(utc) == [
        ["2026-11-29T22:05-05:00", "", "2026-11-29T22:00-05:00"],
        ["2026-11-30T22:05-05:00", "", ""],
      ]
    )
    let berlin = try Reading(text, sourceZone: "Europe/Berlin") { _ in }
    #expect(
      times(berlin) == [
        ["2026-11-29T21:05-05:00", "", "2026-11-29T22:00-05:00"],
        ["2026-11-30T21:05-05:00", "", ""],
      ]
    )
  }

  @Test("a doubtful time is told by the source's clock, not the airport's")
  func doubtful() throws {
    // The clock of New York shows 01:30 twice on this day, that of UTC does not.
    let text = "\(Reading.header)\nA,RL,1,BOS,2026-11-01T01:30\n"
    let utc = try Reading(text, sourceZone: "UTC") { _ in }
    #expect(utc.told == "")
    #expect(times(utc) == [["2026-10-31T21:30-04:00", "", ""]])
    let berlin = try Reading(
      "\(Reading.header)\nA,RL,1,BOS,2026-10-25T02:30\n",
      sourceZone: "Europe/Berlin"
    ) { _ in }
    #expect(berlin.diagnostics.map(\.code) == ["FieldProblem.repeatedTime"])
    #expect(times(berlin) == [["2026-10-24T20:30-04:00", "", ""]])
  }

  @Test("offsets that are wrong are left aside where that is declared")
  func offsets() throws {
    let text = "\(Reading.header)\nA,RL,1,BOS,2026-11-30T18:05Z\n"
    let believed = try Reading(text) { _ in }
    #expect(times(believed) == [["2026-11-30T13:05-05:00", "", ""]])
    let ignored = try Reading(text) { $0.ignoresOffsets = true }
    #expect(times(ignored) == [["2026-11-30T18:05-05:00", "", ""]])
  }

  @Test("a day column beside whole times is not looked at")
  func idleDate() throws {
    let reading = try Reading("\(Reading.header),date\n\(Self.good),x\n")
    #expect(reading.told == "")
    #expect(times(reading) == [["2026-11-30T18:05-05:00", "", ""]])
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
