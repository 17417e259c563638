import CSQLite
import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

@Suite("SQL")
struct SQLReaderTests {
  @Test("columns have the canonical names, in any order and any case, and others are told")
  func columns() throws {
    let reading = try SQLReading(
      rows: "'x', 'BOS', 'A', '2026-11-30T08:55', 617, 'RL', 'A4'",
      columns: "other, dest, Direction, sched, no, al, gate",
      changes: .init(
        query:
          "SELECT other, sched AS scheduled, dest AS AIRPORT, Direction, no AS number, al AS airline, gate FROM flights"
      )
    )
    #expect(
      reading.text == "arrival, RL 617, BOS, 2026-11-30T08:55-05:00, status scheduled, gate A4\n"
    )
    #expect(reading.notes == ["flights.db: column 'other' is not used"])
    #expect(reading.flights.first?.sourceLine == 1)
  }

  @Test("numbers of any kind are written as people write them")
  func numbers() throws {
    let reading = try SQLReading(
      rows: "'A', 'RL', 618.0, 'BOS', '2026-11-30 08:55'",
      "'A', 'RL', 7, 'BOS', '2026-11-30 08:55'",
      "'A', 'RL', 1.5, 'BOS', '2026-11-30 08:55'"
    )
    #expect(reading.flights.map(\.number) == ["618", "7", "1.5"])
  }

  @Test("a value may hold what CSV needs quotes for")
  func quotes() throws {
    let database = try TestDatabase(SQLReading.table)
    try database.run(
      "ALTER TABLE flights ADD COLUMN remark; INSERT INTO flights VALUES ('A', 'RL', 1, 'a,\"b\"', '2026-11-30 08:55', 'one\ntwo\r\nthree \"x\", é'), ('A', 'RL', 2, 'BOS', 'never', NULL)"
    )
    let skipping = try SQLReading(at: database.path, .init(onError: .skip))
    #expect(skipping.flights.map(\.airport.name) == ["a,\"b\""])
    #expect(skipping.flights.map(\.remark) == ["one\ntwo\nthree \"x\", é"])
    // The row's number is that of the query's row, whatever lines are in values before it.
    #expect(skipping.told.hasPrefix("flights.db:2:12: warning: column 'scheduled': 'never'"))
  }

  @Test("times are read as the options of a CSV file say")
  func times() throws {
    let utc = try SQLReading(
      rows: "'A', 'RL', 1, 'BOS', '2026-11-30 13:55:00'",
      changes: .init(sourceZone: "UTC")
    )
    #expect(utc.flights.map(\.scheduledTime.iso) == ["2026-11-30T08:55-05:00"])
    let pattern = try DatePattern("HHmm", for: .time)
    let alone = try SQLReading(
      rows: "'A', 'RL', 1, 'BOS', '0855'",
      changes: .init(date: "2026-11-30", form: { $0.timePattern = pattern })
    )
    #expect(alone.flights.map(\.scheduledTime.iso) == ["2026-11-30T08:55-05:00"])
    let seconds = try SQLReading(
      rows: "'A', 'RL', 1, 'BOS', 1796046900",
      changes: .init(
        query:
          "SELECT direction, airline, number, airport, datetime(scheduled, 'unixepoch') AS scheduled FROM flights",
        sourceZone: "UTC"
      )
    )
    #expect(seconds.flights.map(\.scheduledTime.iso) == ["2026-11-30T08:55-05:00"])
  }

  @Test("a database that another program writes is read as it was committed, and nothing is left")
  func live() throws {
    let database = try TestDatabase("PRAGMA journal_mode=WAL; \(SQLReading.table)")
    try database.run("INSERT INTO flights VALUES ('A', 'RL', 1, 'BOS', '2026-11-30 08:55')")
    let files = ["flights.db", "flights.db-shm", "flights.db-wal"]
    #expect(database.folder.names == files)
    try database.run("BEGIN; INSERT INTO flights VALUES ('A', 'RL', 2, 'BOS', '2026-11-30 08:55')")
    #expect(try SQLReading(at: database.path).flights.map(\.number) == ["1"])
    try database.run("COMMIT")
    #expect(try SQLReading(at: database.path).flights.map(\.number) == ["1", "2"])
    #expect(database.folder.names == files)
  }

  @Test(
    "a database that nobody has open is read without a file beside it",
    arguments: ["WAL", "DELETE"]
  )
  func still(mode: String) throws {
    let folder = try TestFolder()
    do {
      let database = try TestDatabase(
        "PRAGMA journal_mode=\(mode); \(SQLReading.table) INSERT INTO flights VALUES ('A', 'RL', 1, 'BOS', '2026-11-30 08:55')"
      )
      try FileManager.default.copyItem(atPath: database.path, toPath: "\(folder.path)/copy.db")
      // What is only in the log is not in a copy: put it there.
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/copy.db")
      try FileManager.default.copyItem(atPath: database.path, toPath: "\(folder.path)/a #1?%.db")
    }
    let before = FileManager.default.contents(atPath: "\(folder.path)/a #1?%.db")
    #expect(try SQLReading(at: "\(folder.path)/a #1?%.db").flights.map(\.number) == ["1"])
    #expect(folder.names == ["a #1?%.db"])
    #expect(FileManager.default.contents(atPath: "\(folder.path)/a #1?%.db") == before)
  }

  @Test("updates are those of CSV, from rows")
  func updates() throws {
    let database = try TestDatabase(
      """
      CREATE TABLE news (designator, date, status, gate, actual);
      INSERT INTO news VALUES ('RL0618', '2026-11-30', 'Boarding', 'B2', NULL),
        ('RL617', '2026-11-30', NULL, NULL, '2026-11-30 08:49'), ('RL9', '2026-11-30', 'LND', NULL, NULL)
      """
    )
    var flights = try SQLReading(
      rows: "'D', 'RL', 618, 'BOS', '2026-11-30 09:40'",
      "'A', 'RL', 617, 'BOS', '2026-11-30 08:55'"
    ).flights
    let reading = try SQLReading.reader(.init(query: "SELECT * FROM news"))
      .update(&flights, from: "news.db", at: database.path, named: SQLReading.named)
    #expect(
      flights.map(FormatReading.line) == [
        "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status boarding, gate B2",
        "arrival, RL 617, BOS, 2026-11-30T08:55-05:00, actual 2026-11-30T08:49-05:00, status scheduled",
      ]
    )
    #expect(reading.count == 2)
    #expect(
      DiagnosticRenderer().render(reading.warnings) == """
        news.db:3:1: warning: the schedule has no flight 'RL 9' on 2026-11-30; the update is left out; look at its airline, number and day
          RL9,2026-11-30,LND,,
          ^

        """
    )
  }

  @Test("updates that cannot say which flight is meant are told what would do")
  func unnamedUpdates() throws {
    let database = try TestDatabase("CREATE TABLE news (designator, gate)")
    var flights: [Flight] = []
    var told: String?
    let reader = try SQLReading.reader(.init(query: "SELECT * FROM news"))
    do throws(Report) {
      _ = try reader.update(
        &flights,
        from: "news.db",
        at: database.path,
        named: SQLReading.named
      )
    } catch {
      told = error.diagnostics.map(\.message).joined()
    }
    #expect(
      told == "the query gives no column 'scheduled'; name one so, or 'date', the airport's day, "
        + "or 'id', for example 'SELECT dest AS scheduled'; it gives 'designator', 'gate'"
    )
  }
}
