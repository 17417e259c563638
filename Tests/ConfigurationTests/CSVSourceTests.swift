import Basics
import Diagnostics
import Schedule
import ScheduleFormats
import Testing
import YAML

@testable import Configuration

@Suite("The form of a CSV file in site.yml")
struct CSVSourceTests {
  private func source(_ keys: String) throws -> CSVSource {
    let site = try configuration("title: A\nairport: JFK\nschedule:\n  csv:\n\(keys)")
    guard case .csv(let csv) = site.schedule.source else { throw Failure() }
    return csv
  }

  private struct Failure: Error {}

  @Test("every key lands in its field")
  func keys() throws {
    let csv = try source(
      """
          file: a.csv
          columns: { designator: Flight No }
          direction: arrival
          date: 2026-11-30
          date_format: dd/MM/yy
          time_format: HHmm
          century: 1950
          time_zone: Europe/London
          ignore_offsets: true
          where: { Terminal: [T1, ''], Code: 010 }
          map: { direction: { Ankunft: arrival }, status: { GCL: gate-closed } }
          delimiter: tab
          encoding: windows-1252
          skip_lines: 2
          footer_lines: 1

      """
    )
    #expect(csv.format.columns == ["designator": "Flight No"])
    #expect(csv.format.direction == .arrival)
    #expect(csv.date == CivilDate(iso: "2026-11-30").map(SourceDate.day))
    #expect(csv.format.datePattern == (try DatePattern("dd/MM/yy", for: .date, century: 1950)))
    #expect(csv.format.timePattern == (try DatePattern("HHmm", for: .time, century: 1950)))
    #expect(csv.timeZone == Located("Europe/London", at: Position(line: 12, column: 16)))
    #expect(csv.format.ignoresOffsets)
    #expect(
      csv.format.filters == [
        RowFilter("Terminal", values: ["T1", ""]),
        RowFilter("Code", values: ["010"]),
      ]
    )
    #expect(csv.format.directionWords == ["ankunft": .arrival])
    #expect(csv.format.statusWords == ["gcl": "gate-closed"])
    #expect(csv.format.delimiter == .tab)
    #expect(csv.format.encoding == .windows1252)
    #expect(csv.format.skippedLines == 2)
    #expect(csv.format.footerLines == 1)
  }

  @Test("without keys the file is canonical")
  func defaults() throws {
    let csv = try source("    file: a.csv\n")
    #expect(csv.format.columns == [:])
    #expect(csv.format.direction == nil)
    #expect(csv.date == nil)
    #expect(csv.format.datePattern == nil && csv.format.timePattern == nil)
    #expect(csv.timeZone?.value == "airport")
    #expect(!csv.format.ignoresOffsets)
    #expect(csv.format.filters == [])
    #expect(csv.format.delimiter == .comma)
    #expect(csv.format.encoding == .utf8)
    #expect(csv.format.skippedLines == 0 && csv.format.footerLines == 0)
  }

  @Test("updates have a form of their own, and its mistakes are told")
  func updates() throws {
    let text = "title: A\nairport: JFK\nschedule: { demo: {} }\n"
    let site = try configuration(
      text + "updates: { csv: { file: news.csv, time_format: HHmm, date: today } }\n"
    )
    guard case .csv(let updates) = site.updates else { throw Failure() }
    #expect(updates.file.value == "news.csv")
    #expect(updates.format.timePattern?.text == "HHmm")
    #expect(updates.date == .today)
    #expect(try configuration(text).updates == nil)
    #expect(
      told(text + "updates: { csv: { file: news.csv, time_format: hh:mm } }\n") == """
        site.yml:4:48: error: 'hh' counts hours to twelve and leaves open which half of the day; \
        add 'a' for AM and PM, or write 'HH'
          updates: { csv: { file: news.csv, time_format: hh:mm } }
                                                         ^

        """
    )
  }

  @Test("'today' is the airport's day at the build")
  func today() throws {
    let date = try #require(CivilDate(iso: "2026-11-30"))
    #expect(try source("    file: a.csv\n    date: today\n").date?.date(today: date) == date)
  }
}
