import Diagnostics

/// What can be wrong with a site's own table of airports or airlines.
public enum ReferenceProblem: Problem {
  /// The header lacks a column.
  case missingColumn(String)
  /// There is such a file beside `site.yml`, which does not name it, and its header is another's.
  case notUsed(String, column: String)
  /// A row with another number of fields than the header, or a quote that is not closed.
  case damagedRow
  /// An airport's code that is none.
  case wrongAirport(String)
  /// An airline's code that is none.
  case wrongAirline(String)
  /// A code that has been given before.
  case repeatedCode(String, line: Int)
  /// A zone that is not in the IANA database.
  case unknownZone(String)
  /// An airline without a name.
  case missingName(String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case missingColumn, notUsed, damagedRow, wrongAirport, wrongAirline, repeatedCode
    case unknownZone, missingName
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .missingColumn: .missingColumn
    case .notUsed: .notUsed
    case .damagedRow: .damagedRow
    case .wrongAirport: .wrongAirport
    case .wrongAirline: .wrongAirline
    case .repeatedCode: .repeatedCode
    case .unknownZone: .unknownZone
    case .missingName: .missingName
    }
  }

  /// A file that nobody named may be for something else.
  public var severity: Severity {
    if case .notUsed = self { .warning } else { .error }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .missingColumn(let name):
      "no column '\(name)'; the first row names the columns, and this one must be there"
    case .notUsed(let key, let name):
      "this file is not used, since it has no column '\(name)'; give it another name, "
        + "or name one of yours as '\(key)' in site.yml"
    case .damagedRow:
      "this row has not as many fields as the header, or a quote that is not closed; mend it"
    case .wrongAirport(let code):
      "'\(Self.shown(code))' is not an IATA code of three letters"
    case .wrongAirline(let code):
      "'\(Self.shown(code))' is not an airline's code, of two letters or figures or three letters"
    case .repeatedCode(let code, let line):
      "'\(code)' is there twice, first on line \(line); remove one of them"
    case .unknownZone(let zone):
      "unknown time zone '\(Self.shown(zone))'; write an IANA name, for example 'Europe/London'"
    case .missingName(let code):
      "airline '\(code)' has no name; write one, or remove the row"
    }
  }
}
