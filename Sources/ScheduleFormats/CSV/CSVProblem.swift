import Diagnostics

/// What can be wrong with a schedule's CSV file. Columns are named as the file's header names them.
public enum CSVProblem: Problem {
  /// The file has no byte, or blank lines only.
  case emptyFile
  /// The file has a header and no row.
  case headerAlone
  /// The file is something else.
  case foreignFormat(ForeignFormat)
  /// The header's names are separated by something other than commas.
  case wrongSeparator(String)
  /// A byte that is no UTF-8.
  case notUTF8(byte: UInt8)
  /// The configuration maps a column that a schedule does not have.
  case unknownColumn(String)
  /// The header lacks a column that must be there, or that the configuration names.
  case missingColumn(CSVColumn, header: String, known: [String])
  /// The header has a name that is nearly that of a column which it lacks.
  case misspelledColumn(String, meant: String)
  /// The header names a column twice.
  case repeatedColumn(String)
  /// The row ends before a column.
  case tooFewFields(found: Int, expected: Int, missing: String)
  /// The row has more fields than the header.
  case tooManyFields(found: Int, expected: Int)
  /// A quote is not closed.
  case unclosedQuote
  /// Text follows a closing quote.
  case textAfterQuote(openedOnLine: Int?)
  /// A field that must have a value is empty.
  case missingValue(column: String)
  /// A direction that is neither.
  case unknownDirection(column: String, value: String)
  /// A time that is none.
  case unreadableTime(column: String, value: String)
  /// A wall time that the clock skips.
  case skippedTime(column: String, value: String)
  /// A wall time that the clock repeats.
  case repeatedTime(column: String, value: String)
  /// A field with control characters.
  case controlCharacters(column: String)
  /// The same flight again.
  case repeatedFlight(id: String)
  /// Another flight with an id that is taken.
  case conflictingFlight(id: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    /// One for each case.
    case emptyFile, headerAlone, foreignFormat, wrongSeparator, notUTF8, unknownColumn
    /// One for each case.
    case missingColumn, misspelledColumn, repeatedColumn, tooFewFields, tooManyFields,
      unclosedQuote, textAfterQuote
    /// One for each case.
    case missingValue, unknownDirection, unreadableTime, skippedTime, repeatedTime
    /// One for each case.
    case controlCharacters, repeatedFlight, conflictingFlight
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .headerAlone: .headerAlone
    case .foreignFormat: .foreignFormat
    case .wrongSeparator: .wrongSeparator
    case .notUTF8: .notUTF8
    case .unknownColumn: .unknownColumn
    case .missingColumn: .missingColumn
    case .misspelledColumn: .misspelledColumn
    case .repeatedColumn: .repeatedColumn
    case .tooFewFields: .tooFewFields
    case .tooManyFields: .tooManyFields
    case .unclosedQuote: .unclosedQuote
    case .textAfterQuote: .textAfterQuote
    case .missingValue: .missingValue
    case .unknownDirection: .unknownDirection
    case .unreadableTime: .unreadableTime
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    case .controlCharacters: .controlCharacters
    case .repeatedFlight: .repeatedFlight
    case .conflictingFlight: .conflictingFlight
    }
  }

  /// Times that a clock change makes doubtful, controls and repetitions lose nothing.
  public var severity: Severity {
    switch self {
    case .skippedTime, .repeatedTime, .controlCharacters, .repeatedFlight: .warning
    case .emptyFile, .headerAlone, .foreignFormat, .wrongSeparator, .notUTF8, .unknownColumn,
      .missingColumn, .misspelledColumn, .repeatedColumn, .tooFewFields, .tooManyFields,
      .unclosedQuote,
      .textAfterQuote, .missingValue, .unknownDirection, .unreadableTime, .conflictingFlight:
      .error
    }
  }
}
