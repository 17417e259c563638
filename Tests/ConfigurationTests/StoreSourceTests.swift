import Basics
import Diagnostics
import Schedule
import ScheduleFormats
import Testing
import YAML

@testable import Configuration

@Suite("SQL and GTFS in site.yml")
struct StoreSourceTests {
  private func source(_ schedule: String) throws -> ScheduleSource {
    try configuration("title: A\nairport: JFK\nschedule:\n\(schedule)").schedule.source
  }

  private struct Failure: Error {}

  @Test("every key of SQL lands in its field")
  func sql() throws {
    let text = """
        sql:
          sqlite: a.db
          query: |
            SELECT *
            FROM a
          direction: arrival
          date: today
          date_format: dd/MM/yy
          century: 2000
          time_format: HHmm
          time_zone: utc
          ignore_offsets: true
          map: { direction: { In: arrival }, status: { N: on-time } }

      """
    guard case .sql(let sql) = try source(text) else { throw Failure() }
    #expect(sql.file == Located("a.db", at: Position(line: 5, column: 13)))
    #expect(sql.query.text == "SELECT *\nFROM a\n")
    #expect(sql.query.location.position == Position(line: 6, column: 12))
    #expect(sql.format.direction == .arrival)
    #expect(sql.date == .today)
    #expect(sql.format.datePattern?.text == "dd/MM/yy")
    #expect(sql.format.timePattern?.text == "HHmm")
    #expect(sql.timeZone?.value == "utc")
    #expect(sql.format.ignoresOffsets)
    #expect(sql.format.directionWords == ["in": .arrival])
    #expect(sql.format.statusWords == ["n": "on-time"])
  }

  @Test("every key of GTFS lands in its field")
  func gtfs() throws {
    guard case .gtfs(let folder) = try source("  gtfs: { folder: a, stop: 8503000 }\n") else {
      throw Failure()
    }
    #expect(folder.path == Located("a", at: Position(line: 4, column: 19)))
    #expect(folder.stops == [Located("8503000", at: Position(line: 4, column: 28))])
    guard case .gtfs(let file) = try source("  gtfs: { file: a.zip, stop: [A, b c] }\n") else {
      throw Failure()
    }
    #expect(file.path.value == "a.zip")
    #expect(file.stops.map(\.value) == ["A", "b c"])
  }

  @Test("updates may be SQL, and not GTFS")
  func updates() throws {
    let text = "title: A\nairport: JFK\nschedule: { demo: {} }\nupdates: "
    let sql = try configuration(text + "{ sql: { sqlite: a.db, query: SELECT 1 } }\n")
    #expect(sql.updates?.path?.value == "a.db")
    let told = told(text + "{ gtfs: { folder: a, stop: b } }\n")
    #expect(
      told?.contains("site.yml:4:12: error: unknown key 'gtfs' in 'updates'; known keys: ") == true
    )
  }

  @Test("what is missing, and a pattern that leaves a choice, are told")
  func mistakes() {
    #expect(
      told(
        """
        title: A
        airport: JFK
        schedule:
          sql: { sqlite: a.db, time_format: "hh:mm" }
        updates:
          sql: { query: SELECT 1 }

        """
      ) == """
        site.yml:4:3: error: missing key 'query' in 'schedule.sql'; add for example 'query: "SELECT * FROM board"'
            sql: { sqlite: a.db, time_format: "hh:mm" }
            ^
        site.yml:4:38: error: 'hh' counts hours to twelve and leaves open which half of the day; add 'a' for AM and PM, or write 'HH'
            sql: { sqlite: a.db, time_format: "hh:mm" }
                                               ^
        site.yml:6:3: error: missing key 'sqlite' in 'updates.sql'; add for example 'sqlite: flights.db'
            sql: { query: SELECT 1 }
            ^

        """
    )
    #expect(
      told("title: A\nairport: JFK\nschedule:\n  gtfs: { file: a, folder: b }\n") == """
        site.yml:4:3: error: missing key 'stop' in 'schedule.gtfs'; add for example 'stop: CENTRAL'
            gtfs: { file: a, folder: b }
            ^
        site.yml:4:20: error: key 'folder' cannot stand beside 'file'; delete one of the two
            gtfs: { file: a, folder: b }
                             ^
        note: first given at site.yml:4

        """
    )
  }
}
