import Diagnostics

/// Why nothing can be guessed of a file.
public enum GuessProblem: Problem {
  /// No character cuts its lines into as many fields.
  case noTable
  /// Its first row holds values.
  case noHeader
  /// No column is known.
  case noKnownColumn
  /// Each row has the numbers of two flights.
  case twoFlights(String, String)
  /// A second header stands between rows.
  case twoTables

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case noTable, noHeader, noKnownColumn, twoFlights, twoTables
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .noTable: .noTable
    case .noHeader: .noHeader
    case .noKnownColumn: .noKnownColumn
    case .twoFlights: .twoFlights
    case .twoTables: .twoTables
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .noTable:
      "this is no table: no comma, semicolon, tab or vertical bar cuts its lines into as many fields; "
        + "look at where the file comes from"
    case .noHeader:
      "no row names the columns: the first one holds values, or a name twice; put a row of names "
        + "before it"
    case .twoFlights(let first, let second):
      "each row has two flights, in '\(first)' and '\(second)'; a row must be one flight: have "
        + "arrivals and departures written as rows of their own"
    case .twoTables:
      "a second table begins here; have all flights written as one, with a column for the direction"
    case .noKnownColumn:
      "this is no table of flights: no column from here on is known by its name or by what it holds; "
        + "look at where the file comes from, or give its columns the names of the canonical CSV"
    }
  }
}
