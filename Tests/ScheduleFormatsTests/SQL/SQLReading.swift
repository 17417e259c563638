import CSQLite
import Diagnostics
import Foundation
import Schedule
import Testing

@testable import ScheduleFormats

/// An SQLite database that a test has made.
final class TestDatabase {
  let folder: TestFolder
  let path: String
  private let handle: OpaquePointer

  /// Makes `flights.db` in a folder of its own.
  init(_ statements: String) throws {
    folder = try TestFolder()
    path = "\(folder.path)/flights.db"
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    self.handle = try #require(handle)
    try run(statements)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements.
  func run(_ statements: String) throws {
    var reason: UnsafeMutablePointer<CChar>?
    let code = sqlite3_exec(handle, statements, nil, nil, &reason)
    try #require(code == SQLITE_OK, "\(reason.map { String(cString: $0) } ?? "")")
  }
}

/// Rows of a query that a test has read, with what people would have been told.
struct SQLReading {
  private(set) var flights: [Flight] = []
  private(set) var told = ""
  private(set) var notes: [String] = []
  private(set) var codes: Set<String> = []

  /// Everything that a board would say, a line for each flight.
  var text: String { told + flights.map { FormatReading.line($0) + "\n" }.joined() }

  /// How a test reads.
  struct Changes: Sendable {
    var query = "SELECT * FROM flights"
    var onError = RowErrorPolicy.fail
    var allowsEmpty = false
    var sourceZone: String?
    var date: String?
    var seconds = 30
    var form: (@Sendable (inout CSVFormat) -> Void)?
  }

  /// The columns of most tests, in a table without types.
  static let table = "CREATE TABLE flights (direction, airline, number, airport, scheduled);"

  /// Reads a table with rows, each of values as SQL writes them.
  init(
    rows: String...,
    columns: String = "direction, airline, number, airport, scheduled",
    changes: Changes = Changes()
  ) throws {
    let values =
      rows.isEmpty
      ? "" : "INSERT INTO flights VALUES \(rows.map { "(\($0))" }.joined(separator: ", "))"
    let database = try TestDatabase("CREATE TABLE flights (\(columns)); \(values)")
    try self.init(at: database.path, changes)
  }

  /// Reads the database that is found at a path.
  init(at place: String, _ changes: Changes = Changes()) throws {
    self.init(at: place, by: try Self.reader(changes))
  }

  /// Reads the database that is found at a path with a reader.
  init(at place: String, by reader: SQLReader) {
    var diagnostics: [Diagnostic]
    do throws(Report) {
      let reading = try reader.read("flights.db", at: place, named: Self.named)
      flights = reading.flights
      notes = reading.notes.map(\.message)
      diagnostics = reading.warnings
    } catch {
      diagnostics = error.diagnostics
    }
    told = DiagnosticRenderer().render(diagnostics)
    codes = Set(diagnostics.map(\.code))
  }

  static let named = Location(path: "site.yml", position: Position(line: 4, column: 13))

  /// A reader of a query that stands in the fifth line of `site.yml`.
  static func reader(_ changes: Changes = Changes()) throws -> SQLReader {
    var format = CSVFormat()
    changes.form?(&format)
    let options = CSVOptions(
      format: format,
      onError: changes.onError,
      allowsEmpty: changes.allowsEmpty,
      zone: try #require(AirportZone(identifier: "America/New_York")),
      sourceZone: try changes.sourceZone.map { try #require(AirportZone(identifier: $0)) },
      date: try changes.date.map { try #require(CivilDate(iso: $0)) }
    )
    let head = "a\nb\nc\nd\n    query: "
    let source = SourceText(path: "site.yml", text: head + changes.query + "\n")
    let query = SQLQuery(
      changes.query,
      at: source.location(ofByte: head.utf8.count),
      in: source,
      offset: head.utf8.count
    )
    return SQLReader(options: options, query: query, seconds: changes.seconds)
  }
}
