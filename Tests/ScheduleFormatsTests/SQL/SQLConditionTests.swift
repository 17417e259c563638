import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// The conditions that every reader meets, for SQL; which of them cannot occur is told in
/// `Conditions.md`.
@Suite("Conditions of SQL")
struct SQLConditionTests {
  /// A condition, the rows that have it, and what is read and told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rows: [String]
    var changes = SQLReading.Changes()
    let result: String

    init(
      _ name: String,
      _ rows: String...,
      change: (inout SQLReading.Changes) -> Void = { _ in },
      result: String
    ) {
      self.name = name
      self.rows = rows
      self.result = result
      change(&changes)
    }

    var testDescription: String { name }
  }

  private static let columns =
    "direction, airline, number, airport, scheduled, status, codeshares, id, airline_name"

  @Test("SQL", arguments: Self.cases)
  func reads(example: Case) throws {
    let rows =
      example.rows.isEmpty
      ? "" : "INSERT INTO flights VALUES \(example.rows.map { "(\($0))" }.joined(separator: ", "))"
    let database = try TestDatabase("CREATE TABLE flights (\(Self.columns)); \(rows)")
    #expect(try SQLReading(at: database.path, example.changes).text == example.result)
  }

  private static func row(
    _ airline: String = "'RL'",
    _ number: String = "618",
    _ airport: String = "'BOS'",
    _ time: String = "'2026-11-30T09:40'",
    status: String = "NULL",
    codeshares: String = "NULL",
    id: String = "NULL",
    name: String = "NULL"
  ) -> String {
    "'D', \(airline), \(number), \(airport), \(time), \(status), \(codeshares), \(id), \(name)"
  }

  static let cases: [Case] = [
    Case(
      "a local time in the spring gap",
      row("'RL'", "618", "'BOS'", "'2027-03-14 02:30:00'"),
      result: """
        flights.db:1:14: warning: column 'scheduled': the clock skips '2027-03-14 02:30:00'; it is taken as if the clock had not been changed; write an offset
          D,RL,618,BOS,2027-03-14 02:30:00,,,,
                       ^
        departure, RL 618, BOS, 2027-03-14T02:30-05:00, status scheduled

        """
    ),
    Case(
      "a time in the repeated hour",
      row("'RL'", "618", "'BOS'", "'2026-11-01 01:30'"),
      row("'RL'", "619", "'BOS'", "'2026-11-01 01:30-05:00'"),
      result: """
        flights.db:1:14: warning: column 'scheduled': the clock shows '2026-11-01 01:30' twice; the first is taken; write an offset
          D,RL,618,BOS,2026-11-01 01:30,,,,
                       ^
        departure, RL 618, BOS, 2026-11-01T01:30-04:00, status scheduled
        departure, RL 619, BOS, 2026-11-01T01:30-05:00, status scheduled

        """
    ),
    Case(
      "24:00",
      row("'RL'", "618", "'BOS'", "'2026-11-30 24:00'"),
      result: "departure, RL 618, BOS, 2026-12-01T00:00-05:00, status scheduled\n"
    ),
    Case(
      "a false +00:00 on local time",
      row("'RL'", "618", "'BOS'", "'2026-11-30 09:40+00:00'"),
      change: { $0.form = { $0.ignoresOffsets = true } },
      result: "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled\n"
    ),
    Case(
      "the same number twice a day",
      row(),
      row("'RL'", "618", "'BOS'", "'2026-11-30T19:40'"),
      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T19:40-05:00, status scheduled

        """
    ),
    Case(
      "exact duplicates",
      row(),
      row(),
      result: """
        flights.db:2:1: warning: flight 'rl618-departure-bos-2026-11-30' is there twice, with the same fields; one is left out
          D,RL,618,BOS,2026-11-30T09:40,,,,
          ^
        note: the first is at flights.db:1:1
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "codeshares six deep",
      row(codeshares: "'NQ1 YH2 AB3 CD4 EF5 GH6'"),
      result:
        "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled, also NQ1 YH2 AB3 CD4 EF5 GH6\n"
    ),
    Case(
      "unknown codes",
      row("'Q9'", "1", "'QQQ'", status: "'WHEELS UP'"),
      result: "departure, Q9 1, QQQ, 2026-11-30T09:40-05:00, status WHEELS UP\n"
    ),
    Case(
      "suffixes and leading zeros",
      row("'GK'", "'027'"),
      row("'RL'", "'073W'"),
      result: """
        departure, GK 027, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 073W, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "designators with digits or three letters",
      row("'4U'", "460"),
      row("'TST'", "1"),
      result: """
        departure, 4U 460, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, TST 1, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "an id with '/', '..', spaces, differing by case, or very long",
      row(id: "'../../a b'"),
      row(id: "'x'"),
      row(id: "'X'"),
      row(id: "'\(String(repeating: "y", count: 5000))'"),
      result: String(
        repeating: "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled\n",
        count: 4
      )
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      row("'A & B'", "1", "'<b>תל אביב</b>'", name: "'A & B Air, \"the\nbest\"'"),
      result: "departure, A & B 1, <b>תל אביב</b>, 2026-11-30T09:40-05:00, status scheduled\n"
    ),
    Case(
      "cancelled without times",
      row(status: "'Canceled'"),
      result: "departure, RL 618, BOS, 2026-11-30T09:40-05:00, status cancelled\n"
    ),
    Case(
      "a header alone",
      result: """
        site.yml:5:12: error: the query gives no row; look at its conditions, \
        or if there are no flights, build with --allow-empty
              query: SELECT * FROM flights
                     ^

        """
    ),
  ]

  @Test(
    "a hundred thousand rows with one bad fail with that one, or go on without it",
    arguments: [RowErrorPolicy.fail, .skip]
  )
  func oneBad(onError: RowErrorPolicy) throws {
    let database = try TestDatabase(
      """
      CREATE TABLE flights (direction, airline, number, airport, scheduled);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO flights SELECT 'A', 'RL', i, 'BOS', iif(i = 50000, 'soon', '2026-11-30 09:40') FROM n
      """
    )
    let reading = try SQLReading(at: database.path, .init(onError: onError))
    let kind = onError == .fail ? "error" : "warning"
    #expect(
      reading.told == """
        flights.db:50000:16: \(kind): column 'scheduled': 'soon' is not a time; write it as 2026-11-30T18:05-05:00, or without an offset for airport time, or say under 'time_format' how it is written
          A,RL,50000,BOS,soon
                         ^

        """
    )
    #expect(reading.flights.count == (onError == .fail ? 0 : 99_999))
  }
}
