import Diagnostics

/// What can be wrong with rows that nest, but for their fields.
public enum RecordProblem: Problem {
  /// Nothing is where rows are to be.
  case noRows(path: String, known: [String])
  /// The list of rows is empty.
  case emptyRows(path: String)
  /// What is to be a row is a text.
  case notARow(row: String)
  /// A row has too many values.
  case largeRow(row: String, limit: Int)
  /// No row has what filters ask for.
  case noRowMatches(paths: [String])
  /// The file says that it is another airport's.
  case otherAirport(String, home: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case noRows, emptyRows, notARow, largeRow, noRowMatches, otherAirport
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .noRows: .noRows
    case .emptyRows: .emptyRows
    case .notARow: .notARow
    case .largeRow: .largeRow
    case .noRowMatches: .noRowMatches
    case .otherAirport: .otherAirport
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .noRows(let path, let known):
      "nothing is at '\(Self.shown(path))', where the rows are to be; "
        + (known.isEmpty
          ? "look at the file, and write 'rows: \"[*]\"' where it is one list"
          : "the file has \(Self.list(known))")
    case .emptyRows(let path):
      "no row is at '\(Self.shown(path))'; look at what wrote the file, "
        + "or if there are no flights, build with --allow-empty"
    case .notARow(let row):
      "\(row) is no object with keys; look at the path of the rows"
    case .largeRow(let row, let limit):
      "\(row) has more than \(limit) values; look at the path of the rows"
    case .noRowMatches(let paths):
      "no row has what 'where' asks for in \(Self.list(paths)); look at the values that the file has, "
        + "or if there are no such flights, build with --allow-empty"
    case .otherAirport(let airport, let home):
      "this file is of \(airport), and 'airport' is \(home); look at where it comes from, or correct "
        + "'airport'"
    }
  }
}
