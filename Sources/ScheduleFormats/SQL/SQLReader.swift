import Basics
import Diagnostics
import Schedule

/// Reads what a query gets out of an SQLite database. Its columns have the canonical names, and its
/// values are read as those of a CSV file.
public struct SQLReader: Sendable {
  /// The longest that a query may take, in seconds.
  public static let usualSeconds = 30

  private let options: CSVOptions
  private let query: SQLQuery
  private let seconds: Int
  /// How the files of the database at a path are.
  var state: @Sendable (String) -> SQLFileState = { SQLFileState($0) }
  /// How often a database is read that changes meanwhile.
  private static let attempts = 3

  /// A reader of one query's rows; of the options all that is not about files counts.
  public init(options: CSVOptions, query: SQLQuery, seconds: Int = Self.usualSeconds) {
    self.options = options
    self.query = query
    self.seconds = seconds
  }

  /// The flights of a database, called `path` in messages, that is found at `place`. `named` is where
  /// the configuration names it.
  public func read(
    _ path: String,
    at place: String,
    named: Location
  ) throws(Report) -> ScheduleReading {
    var table = try table(path, place, named)
    let header = try header(of: table, .schedule)
    var collector = FlightCollector(source: table.source, onError: options.onError)
    var reader = CSVRowReader(
      bytes: table.source.bytes,
      header: header,
      options: options,
      isQuery: true
    )
    var hasRows = false
    while let row = table.next() {
      hasRows = true
      let flight = reader.flight(of: row)
      var place = RecordPlace(line: row.line, start: row.start, mark: row.start)
      place.mark = reader.offset(of: .id, in: row)
      if let fault = table.faults[row.line] {
        // The value was left out, so that others may seem to be missing.
        collector.append(nil, at: place, faults: [fault])
      } else {
        collector.append(flight, at: place, faults: reader.faults)
      }
    }
    if !hasRows, !options.allowsEmpty { throw SQLProblem.noRows.report(at: query.location) }
    return try collector.finished(notes: header.notes(path))
  }

  /// Changes the flights that a database tells something about.
  public func update(
    _ flights: inout [Flight],
    from path: String,
    at place: String,
    named: Location
  ) throws(Report) -> UpdateReading {
    var table = try table(path, place, named)
    let header = try header(of: table, .updates)
    var collector = UpdateCollector(source: table.source, onError: options.onError)
    var reader = CSVRowReader(
      bytes: table.source.bytes,
      header: header,
      options: options,
      purpose: .updates,
      isQuery: true
    )
    while let row = table.next() {
      let update = reader.update(of: row)
      let place = RecordPlace(line: row.line, start: row.start, mark: row.start)
      if let fault = table.faults[row.line] {
        collector.append(nil, at: place, faults: [fault])
      } else {
        collector.append(update, at: place, faults: reader.faults)
      }
    }
    return try collector.apply(to: &flights, notes: header.notes(path))
  }

  private func table(
    _ path: String,
    _ place: String,
    _ named: Location
  ) throws(Report) -> SQLTable {
    do throws(FileBytes.Failure) {
      _ = try FileBytes.head(place, count: 1)
    } catch {
      throw ScheduleFile.problem(error, path).report(at: named)
    }
    do throws(SQLFailure) {
      return try table(path, place)
    } catch {
      let location = error.isFile ? named : query.location(ofByte: error.offset ?? -1)
      throw error.problem.report(at: location)
    }
  }

  private func table(_ path: String, _ place: String) throws(SQLFailure) -> SQLTable {
    for _ in 0..<Self.attempts {
      let before = state(place)
      let database: SQLDatabase
      do throws(SQLProblem) {
        database = try SQLDatabase(place, path: path, seconds: seconds)
      } catch {
        throw SQLFailure(error, isFile: true)
      }
      let result = Result { () throws(SQLFailure) in
        try SQLTable(database.statement(query), path: path)
      }
      // Nobody had it open; somebody who has opened it since may have changed what was read.
      if database.mode != .still || state(place) == before { return try result.get() }
    }
    throw SQLFailure(.changing(path), isFile: true)
  }

  private func header(
    of table: SQLTable,
    _ purpose: CSVHeader.Purpose
  ) throws(Report) -> CSVHeader {
    var problems: [(CSVProblem, field: Int)] = []
    let header = CSVHeader(
      names: table.names,
      format: options.format,
      ignored: options.givenColumns,
      purpose: purpose,
      problems: &problems
    )
    guard problems.isEmpty else {
      throw Report(
        problems.map { problem, _ in
          let location = options.format.place(of: problem) ?? query.location
          return switch problem {
          case .missingColumn(let column, _, _, let isUpdate):
            SQLProblem.missingColumn(column, known: table.names, isUpdate: isUpdate)
              .diagnostic(at: location)
          case .unusedWords(let column, _):
            SQLProblem.unusedWords(column, known: table.names).diagnostic(at: location)
          default: problem.diagnostic(at: location)
          }
        }
      )
    }
    return header
  }
}
