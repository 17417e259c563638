import Diagnostics

/// What can be wrong with a schedule that a query gets out of a database.
public enum SQLProblem: Problem, Error {
  /// The file is something else.
  case foreignFormat(String, ForeignFormat)
  /// The file is no database.
  case noDatabase(String)
  /// The file has no byte.
  case emptyFile(String)
  /// The database is not what it was when it was written.
  case damaged(String)
  /// Another program keeps everybody out.
  case locked(String)
  /// Another program has begun to change it while it was read, each time.
  case changing(String)
  /// A program has stopped in the middle of a change.
  case unfinished(String)
  /// The database says that the query is wrong.
  case wrongQuery(reason: String)
  /// The query would do more than read.
  case writes
  /// There is no query in the text.
  case noQuery
  /// There is a second query in the text.
  case severalQueries
  /// The query takes longer than a build should wait; the limit in seconds.
  case tooSlow(limit: Int)
  /// The rows are more than is read; the limit in MiB.
  case tooLarge(limit: Int)
  /// The database fails while it reads.
  case failed(reason: String)
  /// The query gives no row.
  case noRows
  /// The rows lack a column; `isUpdate` is whether they are updates, which can do with others.
  case missingColumn(FlightField, known: [String], isUpdate: Bool)
  /// The configuration has words for a column that the rows lack.
  case unusedWords(FlightField, known: [String])
  /// A value is bytes.
  case notText(column: String)
  /// A text is not in UTF-8.
  case notUTF8(column: String)
  /// A text is longer than any that a schedule has; the limit in bytes.
  case longValue(column: String, limit: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case foreignFormat, noDatabase, emptyFile, damaged, locked, changing, unfinished
    case wrongQuery, writes, noQuery, severalQueries, tooSlow, tooLarge, failed
    case noRows, missingColumn, unusedWords, notText, notUTF8, longValue
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .foreignFormat: .foreignFormat
    case .noDatabase: .noDatabase
    case .emptyFile: .emptyFile
    case .damaged: .damaged
    case .locked: .locked
    case .changing: .changing
    case .unfinished: .unfinished
    case .wrongQuery: .wrongQuery
    case .writes: .writes
    case .noQuery: .noQuery
    case .severalQueries: .severalQueries
    case .tooSlow: .tooSlow
    case .tooLarge: .tooLarge
    case .failed: .failed
    case .noRows: .noRows
    case .missingColumn: .missingColumn
    case .unusedWords: .unusedWords
    case .notText: .notText
    case .notUTF8: .notUTF8
    case .longValue: .longValue
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .foreignFormat(let path, let format):
      "'\(path)' is \(format.rawValue), not an SQLite database; look at where the file comes from"
    case .noDatabase(let path):
      "'\(path)' is not an SQLite database; look at where the file comes from"
    case .emptyFile(let path):
      "'\(path)' is empty; look at what should have filled it"
    case .damaged(let path):
      "the database '\(path)' is damaged; fetch it again"
    case .locked(let path):
      "another program keeps the database '\(path)' locked; build again, "
        + "or let that program use 'PRAGMA journal_mode=WAL'"
    case .changing(let path):
      "another program changes the database '\(path)' while it is read; build again"
    case .unfinished(let path):
      "a program has stopped in the middle of a change to '\(path)', which only reading cannot mend; "
        + "open the database once with that program"
    case .wrongQuery(let reason):
      "the query is wrong: \(Self.shownReason(reason)); look at its words and at the names of tables"
    case .writes:
      "the query would do more than read; write one that begins with SELECT"
    case .noQuery:
      "there is no query here; write one that begins with SELECT"
    case .severalQueries:
      "there is more behind the first query; write one, without anything behind its semicolon"
    case .tooSlow(let limit):
      "the query takes more than \(limit) seconds; ask for fewer rows, or give its tables an index"
    case .tooLarge(let limit):
      "the query gives more than \(limit) MiB; ask for the days that are shown only"
    case .failed(let reason):
      "the database failed while it was read: \(Self.shownReason(reason)); try the query there"
    case .noRows:
      "the query gives no row; look at its conditions, "
        + "or if there are no flights, build with --allow-empty"
    case .missingColumn(let column, let known, let isUpdate):
      "the query gives no column '\(column.rawValue)'; name one so, "
        + (isUpdate && column == .scheduled ? "or 'date', the airport's day, or 'id', " : "")
        + "for example 'SELECT dest AS \(column.rawValue)'; it gives \(Self.list(known))"
    case .unusedWords(let column, let known):
      "these words are for a column '\(column.rawValue)', and the query gives none; name one so, "
        + "for example 'SELECT state AS \(column.rawValue)', or remove the words; "
        + "it gives \(Self.list(known))"
    case .notText(let column):
      "column '\(Self.shown(column))' holds bytes, not text; write 'CAST(… AS TEXT)'"
    case .notUTF8(let column):
      "column '\(Self.shown(column))' holds text that is not UTF-8; mend it where it was written"
    case .longValue(let column, let limit):
      "column '\(Self.shown(column))' holds more than \(limit) bytes; is it the right column?"
    }
  }

  /// What SQLite says, which can hold names and values of any length.
  private static func shownReason(_ reason: String) -> String {
    let scalars = reason.unicodeScalars
    let line = scalars.prefix(160).map { $0.value < 0x20 ? " " : String($0) }.joined()
    return scalars.count > 160 ? line + "…" : line
  }
}
