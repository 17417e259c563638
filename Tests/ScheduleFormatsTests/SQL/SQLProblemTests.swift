import CSQLite
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import ScheduleFormats

@Suite("What is told about SQL", .serialized)
struct SQLProblemTests {
  private static let row = "'A', 'RL', 1, 'BOS', '2026-11-30 08:55'"

  /// A query of a table with one flight and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: SQLProblem.Code
    let query: String
    /// Where in the query it is.
    var column = 12
    let told: String
    var seconds = 30

    var testDescription: String { query }
  }

  @Test("each bad query is told exactly", arguments: cases)
  func query(example: Case) throws {
    let reading = try SQLReading(
      rows: Self.row,
      changes: .init(query: example.query, seconds: example.seconds)
    )
    #expect(
      reading.told == """
        site.yml:5:\(example.column): error: \(example.told)
              query: \(example.query)
          \(String(repeating: " ", count: example.column - 1))^

        """
    )
    #expect(reading.codes == ["SQLProblem.\(example.code.rawValue)"])
  }

  @Test("each bad value is told with its row", arguments: values)
  func value(code: SQLProblem.Code, row: String, told: String) throws {
    let reading = try SQLReading(rows: Self.row, row)
    #expect(reading.told == "flights.db:2:\(told)\n")
    #expect(reading.codes == ["SQLProblem.\(code.rawValue)"])
    let skipping = try SQLReading(rows: Self.row, row, changes: .init(onError: .skip))
    #expect(skipping.flights.count == 1)
  }

  @Test("a time of the day without a day is told with what a query can do about it")
  func timeOfDay() throws {
    let reading = try SQLReading(rows: Self.row, "'A', 'RL', 1, 'BOS', '08:55'")
    #expect(
      reading.told == """
        flights.db:2:12: error: column 'scheduled': '08:55' has no date; give the day as a column 'date', or write 'date: today' beneath 'sql'
          A,RL,1,BOS,08:55
                     ^

        """
    )
    #expect(reading.codes == ["FieldProblem.timeWithoutDate"])
  }

  @Test("columns that are missing are told together")
  func columns() throws {
    let reading = try SQLReading(
      rows: Self.row,
      changes: .init(query: "SELECT direction, airline, number FROM flights")
    )
    #expect(
      reading.told == """
        site.yml:5:12: error: the query gives no column 'airport'; name one so, for example 'SELECT dest AS airport'; it gives 'direction', 'airline', 'number'
              query: SELECT direction, airline, number FROM flights
                     ^
        site.yml:5:12: error: the query gives no column 'scheduled'; name one so, for example 'SELECT dest AS scheduled'; it gives 'direction', 'airline', 'number'
              query: SELECT direction, airline, number FROM flights
                     ^

        """
    )
  }

  @Test("words for a column that the query does not give are told where they stand")
  func unusedWords() throws {
    let place = Location(path: "site.yml", position: Position(line: 7, column: 7))
    let reading = try SQLReading(
      rows: Self.row,
      changes: .init(form: {
        $0.statusWords = ["x": "cancelled"]
        $0.wordPlaces = [.status: place]
      })
    )
    #expect(
      reading.told == """
        site.yml:7:7: error: these words are for a column 'status', and the query gives none; name \
        one so, for example 'SELECT state AS status', or remove the words; it gives 'direction', \
        'airline', 'number', 'airport', 'scheduled'

        """
    )
  }

  /// A file that is no database and what is told about it.
  @Test(
    "a file that is no database is named for what it is",
    arguments: [
      ("", "'flights.db' is empty; look at what should have filled it"),
      (
        "<!doctype html>",
        "'flights.db' is an HTML page, not an SQLite database; look at where the file comes from"
      ),
      (
        "direction,airline",
        "'flights.db' is not an SQLite database; look at where the file comes from"
      ),
      (
        "SQLite format 3\u{0}rest",
        "'flights.db' is not an SQLite database; look at where the file comes from"
      ),
    ]
  )
  func file(text: String, told: String) throws {
    let folder = try TestFolder()
    let place = try folder.add(Array(text.utf8), to: "flights.db")
    #expect(try SQLReading(at: place).told == "site.yml:4:13: error: \(told)\n")
    #expect(folder.names == ["flights.db"])
  }

  @Test("a missing file and a folder are told as of any file, and are not made")
  func missing() throws {
    let folder = try TestFolder()
    #expect(
      try SQLReading(at: "\(folder.path)/none.db").told
        == "site.yml:4:13: error: no such file 'flights.db'; paths are relative to site.yml\n"
    )
    #expect(folder.names == [])
    #expect(
      try SQLReading(at: folder.path).told
        == "site.yml:4:13: error: 'flights.db' is a folder; name the file in it\n"
    )
  }

  @Test("a damaged database is told")
  func damaged() throws {
    let database = try TestDatabase("\(SQLReading.table) INSERT INTO flights VALUES (\(Self.row))")
    var bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: database.path)))
    for index in 4096..<bytes.count { bytes[index] = 0x77 }
    let folder = try TestFolder()
    let place = try folder.add(bytes, to: "flights.db")
    #expect(
      try SQLReading(at: place).told
        == "site.yml:4:13: error: the database 'flights.db' is damaged; fetch it again\n"
    )
  }

  @Test("a database that is locked, or left in the middle of a change, is told")
  func locked() throws {
    let database = try TestDatabase("\(SQLReading.table) INSERT INTO flights VALUES (\(Self.row))")
    try database.run("BEGIN EXCLUSIVE")
    #expect(
      try SQLReading(at: database.path).told
        == "site.yml:4:13: error: another program keeps the database 'flights.db' locked; build again, or let that program use 'PRAGMA journal_mode=WAL'\n"
    )
    try database.run("COMMIT")
    #expect(try SQLReading(at: database.path).flights.count == 1)
    // A log whose index is gone.
    let live = try TestDatabase("PRAGMA journal_mode=WAL; \(SQLReading.table)")
    let folder = try TestFolder()
    for name in ["flights.db", "flights.db-wal"] {
      try FileManager.default.copyItem(
        atPath: "\(live.folder.path)/\(name)",
        toPath: "\(folder.path)/\(name)"
      )
    }
    #expect(
      try SQLReading(at: "\(folder.path)/flights.db").told
        == "site.yml:4:13: error: a program has stopped in the middle of a change to 'flights.db', which only reading cannot mend; open the database once with that program\n"
    )
    #expect(folder.names == ["flights.db", "flights.db-wal"])
  }

  @Test("a database that changes each time while it is read is told, and never taken")
  func changing() throws {
    let database = try Self.still()
    var reader = try SQLReading.reader()
    let reads = Mutex(0)
    reader.state = { place in
      reads.withLock { $0 += 1 }
      return Self.touched(place, second: reads.withLock { $0 })
    }
    let reading = SQLReading(at: "\(database.path)/flights.db", by: reader)
    #expect(
      reading.told
        == "site.yml:4:13: error: another program changes the database 'flights.db' while it is read; build again\n"
    )
    #expect(reading.codes == ["SQLProblem.changing"])
    // Before and behind each of three readings.
    #expect(reads.withLock { $0 } == 6)
  }

  @Test("a database that has changed while it was read is read again", arguments: [1, 2])
  func changed(times: Int) throws {
    let database = try Self.still()
    let others = try Self.still(Self.row, "'A', 'RL', 2, 'BOS', '2026-11-30 08:55'")
    var reader = try SQLReading.reader()
    let reads = Mutex(0)
    reader.state = { [path = others.path] place in
      let read = reads.withLock { reads in
        reads += 1
        return reads
      }
      guard read > 1, read <= 2 * times else { return SQLFileState(place) }
      let bytes = FileManager.default.contents(atPath: "\(path)/flights.db")
      _ = FileManager.default.createFile(atPath: place, contents: bytes)
      return Self.touched(place, second: read)
    }
    let reading = SQLReading(at: "\(database.path)/flights.db", by: reader)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.number) == ["1", "2"])
  }

  /// A folder with a database that logs ahead and that nobody has open.
  private static func still(_ rows: String...) throws -> TestFolder {
    let values = (rows.isEmpty ? [row] : rows).map { "(\($0))" }.joined(separator: ", ")
    let database = try TestDatabase(
      "PRAGMA journal_mode=WAL; \(SQLReading.table) INSERT INTO flights VALUES \(values); "
        + "PRAGMA wal_checkpoint(TRUNCATE)"
    )
    let folder = try TestFolder()
    try FileManager.default.copyItem(
      atPath: database.path,
      toPath: "\(folder.path)/flights.db"
    )
    return folder
  }

  /// How a file is when it has got another time.
  private static func touched(_ place: String, second: Int) -> SQLFileState {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(second))],
      ofItemAtPath: place
    )
    return SQLFileState(place)
  }

  @Test("a query of more rows than are read is refused before they fill the memory")
  func tooLarge() throws {
    let query =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT hex(zeroblob(10000)) AS id FROM n"
    #expect(
      try SQLReading(rows: Self.row, changes: .init(query: query)).told.hasPrefix(
        "site.yml:5:12: error: the query gives more than 64 MiB; ask for the days that are shown only\n"
      )
    )
  }

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Set(Self.cases.map(\.code)).union(Self.values.map(\.0))
      .union([
        .foreignFormat, .noDatabase, .emptyFile, .damaged, .locked, .changing, .unfinished,
        .tooLarge, .missingColumn, .unusedWords,
      ])
    #expect(codes == Set(SQLProblem.Code.allCases))
  }

  static let cases: [Case] = [
    Case(
      code: .wrongQuery,
      query: "SELECT * FORM flights",
      column: 21,
      told:
        "the query is wrong: near \"FORM\": syntax error; look at its words and at the names of tables"
    ),
    Case(
      code: .wrongQuery,
      query: "SELECT * FROM flight",
      told:
        "the query is wrong: no such table: flight; look at its words and at the names of tables"
    ),
    Case(
      code: .wrongQuery,
      query: "SELECT gate FROM flights",
      column: 19,
      told: "the query is wrong: no such column: gate; look at its words and at the names of tables"
    ),
    Case(
      code: .writes,
      query: "DELETE FROM flights",
      told: "the query would do more than read; write one that begins with SELECT"
    ),
    Case(
      code: .writes,
      query: "ATTACH 'other.db' AS other",
      told: "the query would do more than read; write one that begins with SELECT"
    ),
    Case(
      code: .writes,
      query: "PRAGMA journal_mode=DELETE",
      told: "the query would do more than read; write one that begins with SELECT"
    ),
    Case(
      code: .noQuery,
      query: "-- SELECT",
      told: "there is no query here; write one that begins with SELECT"
    ),
    Case(
      code: .severalQueries,
      query: "SELECT 1; SELECT 2",
      column: 22,
      told: "there is more behind the first query; write one, without anything behind its semicolon"
    ),
    Case(
      code: .tooSlow,
      query: "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
      told: "the query takes more than 1 seconds; ask for fewer rows, or give its tables an index",
      seconds: 1
    ),
    Case(
      code: .failed,
      query: "SELECT abs(-9223372036854775808) AS id",
      told: "the database failed while it was read: integer overflow; try the query there"
    ),
    Case(
      code: .noRows,
      query: "SELECT * FROM flights WHERE 0;",
      told: "the query gives no row; look at its conditions, "
        + "or if there are no flights, build with --allow-empty"
    ),
  ]

  static let values: [(SQLProblem.Code, String, String)] = [
    (
      .notText, "'A', 'RL', x'0102', 'BOS', '2026-11-30 08:55'",
      """
      6: error: column 'number' holds bytes, not text; write 'CAST(… AS TEXT)'
        A,RL,,BOS,2026-11-30 08:55
             ^
      """
    ),
    (
      .notUTF8, "'A', 'RL', 1, CAST(x'5AFC' AS TEXT), '2026-11-30 08:55'",
      """
      8: error: column 'airport' holds text that is not UTF-8; mend it where it was written
        A,RL,1,,2026-11-30 08:55
               ^
      """
    ),
    (
      .longValue, "'A', 'RL', 1, hex(zeroblob(15001)), '2026-11-30 08:55'",
      """
      8: error: column 'airport' holds more than 30000 bytes; is it the right column?
        A,RL,1,,2026-11-30 08:55
               ^
      """
    ),
  ]
}
