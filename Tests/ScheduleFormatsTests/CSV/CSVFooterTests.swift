import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Lines behind the last row of a CSV file")
struct CSVFooterTests {
  private static let row = "A,RL,1,BOS,2026-11-30T18:05"

  @Test(
    "are left out where they have no row's form",
    arguments: [
      "2 flights\n", "2 flights,in,all,,\n", "2 flights\n\n  \n", ",,,,\n", "Total,,2,,\n",
      "\"half a quote\n", "a,b,c,d,e,f\n",
    ]
  )
  func footer(lines: String) throws {
    let reading = try Reading("\(Reading.header)\n\(Self.row)\n\(lines)") { $0.footerLines = 1 }
    #expect(reading.told == "")
    #expect(reading.flights.map(\.designator) == ["RL 1"])
  }

  @Test(
    "a row that is cut is none of them",
    arguments: ["A,RL,62", "A,RL,620,", "A,RL,620,BOS", "A,RL,620,BOS,2026-1"]
  )
  func cut(line: String) throws {
    let reading = try Reading("\(Reading.header)\n\(Self.row)\n\(line)") { $0.footerLines = 1 }
    #expect(reading.flights.isEmpty)
    #expect(reading.told.hasPrefix("schedule.csv:3:"))
    #expect(reading.told.contains(": error: "))
  }

  @Test(
    "of an export's rows the same",
    arguments: [
      ("30.11.2026;BA 620;ORD", true), ("30.11.2026;BA 620;ORD\n", true),
      ("30", false), ("30.", true), ("30.11.2", true), ("30.11.2026", true), ("30.11.2\n", false),
      ("30.11.2026;", true), ("30.11.2026;BA", true), ("30.11.2026;BA\n", false),
      ("30 11 2026", false), ("Summe;600;300", false), ("600 flights", false),
      ("Stand;06:00\n", false),
      ("Stand 30.11.2026", false),
    ]
  )
  func cutExport(line: String, isRow: Bool) throws {
    let text = "Day;Flight;To;STD;State\n30.11.2026;BA 618;BOS;09:40;\n\(line)"
    let reading = try Reading(text) {
      $0.columns = ["date": "Day", "designator": "Flight", "airport": "To", "scheduled": "STD"]
      $0.columns["status"] = "State"
      $0.direction = .departure
      $0.delimiter = .semicolon
      $0.datePattern = try DatePattern("dd.MM.yyyy", for: .date)
      $0.timePattern = try DatePattern("HH:mm", for: .time)
      $0.footerLines = 1
    }
    #expect(reading.flights.isEmpty == isRow)
    #expect(reading.told.hasPrefix("schedule.csv:3:") == isRow)
  }

  @Test("on a night without them no flight is lost, and that they are missing is told")
  func missing() throws {
    let rows = "\(Self.row)\nA,RL,2,BOS,2026-11-30T19:05\n"
    for (end, line) in [("", 3), ("2 flights\n", 3)] {
      let reading = try Reading("\(Reading.header)\n\(rows)\(end)") { $0.footerLines = 2 }
      #expect(
        reading.told == """
          schedule.csv:\(line):1: warning: this line has the form of a row and is taken for one, though \
          'footer_lines: 2' counts it among those behind the last row; see whether the file's end is \
          missing
            A,RL,2,BOS,2026-11-30T19:05
            ^

          """
      )
      #expect(reading.flights.map(\.designator) == ["RL 1", "RL 2"])
    }
  }

  @Test("the same of updates")
  func updates() throws {
    var format = CSVFormat()
    format.footerLines = 1
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    let reader = CSVUpdateReader(options: CSVOptions(format: format, zone: zone))
    var flights = try Reading("\(Reading.header)\n\(Self.row)\n").flights
    for (end, count) in [("1 update\n", 0), ("", 1)] {
      let source = SourceText(
        path: "updates.csv",
        text: "airline,number,scheduled,gate\nRL,1,2026-11-30T18:05,A\(count)\n\(end)"
      )
      let reading = try reader.update(&flights, from: source)
      #expect(flights.map(\.gate) == ["A\(count)"])
      #expect(
        reading.warnings.map(\.code) == Array(repeating: "CSVProblem.rowInFooter", count: count)
      )
    }
  }

  @Test("more of them than there are lines leave the header alone")
  func many() throws {
    let reading = try Reading("\(Reading.header)\nnone\n") { $0.footerLines = 9 }
    #expect(
      reading.told == """
        schedule.csv: error: the schedule has a header and no flight; look at what wrote it, or if \
        there are no flights, build with --allow-empty

        """
    )
  }
}
