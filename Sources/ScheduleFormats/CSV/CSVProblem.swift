import Diagnostics

/// What can be wrong with a schedule's CSV file, but for the fields of its rows. Columns are named as
/// the file's header names them.
public indirect enum CSVProblem: Problem {
  /// The file has no byte, or blank lines only.
  case emptyFile
  /// The file has nothing but the lines that are left out before its header.
  case emptyBehind(skipped: Int, first: String)
  /// The file has a header and no row.
  case headerAlone
  /// The file is something else.
  case foreignFormat(ForeignFormat)
  /// No row has what the configuration asks for.
  case noRowMatches([RowFilter<String>])
  /// The header's names are separated by something else than the configuration says.
  case wrongSeparator(CSVDelimiter, expected: CSVDelimiter)
  /// A byte that is no letter in the file's encoding.
  case notInEncoding(TextEncoding)
  /// The file is UTF-8, and the configuration says otherwise.
  case isUTF8(TextEncoding)
  /// A byte that is no UTF-8.
  case notUTF8(byte: UInt8)
  /// The configuration maps a column that a schedule does not have.
  case unknownColumn(String)
  /// The header lacks a column that must be there, or that the configuration names; `isUpdate` is
  /// whether the file is one of updates, which can do with others.
  case missingColumn(FlightField, header: String, known: [String], isUpdate: Bool)
  /// The header lacks a column that the configuration filters by.
  case missingFilterColumn(String, known: [String])
  /// The configuration has words for a column that the header lacks.
  case unusedWords(FlightField, known: [String])
  /// The header has a name that is nearly that of a column which it lacks.
  case misspelledColumn(String, meant: String)
  /// The header has no column of a schedule.
  case noColumn(known: [String])
  /// The header names a column twice.
  case repeatedColumn(String)
  /// A line that is counted among those behind the last row has a row's form.
  case rowInFooter(lines: Int)
  /// The row ends before a column.
  case tooFewFields(found: Int, expected: Int, missing: String)
  /// The row has more fields than the header.
  case tooManyFields(found: Int, expected: Int)
  /// A text in quotes goes over lines of which one has a row's form; how many lines it has.
  case rowInQuotes(lines: Int)
  /// The row has more fields than any table has columns.
  case endlessRow(limit: Int)
  /// A quote is not closed.
  case unclosedQuote
  /// Text follows a closing quote.
  case textAfterQuote(openedOnLine: Int?)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case emptyFile, emptyBehind, headerAlone, foreignFormat, noRowMatches, wrongSeparator, notUTF8,
      notInEncoding, isUTF8
    case unknownColumn, unusedWords, missingColumn, missingFilterColumn, misspelledColumn, noColumn,
      repeatedColumn, rowInFooter, tooFewFields, tooManyFields, rowInQuotes, endlessRow,
      unclosedQuote, textAfterQuote
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .emptyBehind: .emptyBehind
    case .headerAlone: .headerAlone
    case .foreignFormat: .foreignFormat
    case .noRowMatches: .noRowMatches
    case .wrongSeparator: .wrongSeparator
    case .notInEncoding: .notInEncoding
    case .isUTF8: .isUTF8
    case .missingFilterColumn: .missingFilterColumn
    case .notUTF8: .notUTF8
    case .unknownColumn: .unknownColumn
    case .unusedWords: .unusedWords
    case .missingColumn: .missingColumn
    case .misspelledColumn: .misspelledColumn
    case .noColumn: .noColumn
    case .rowInFooter: .rowInFooter
    case .repeatedColumn: .repeatedColumn
    case .tooFewFields: .tooFewFields
    case .tooManyFields: .tooManyFields
    case .rowInQuotes: .rowInQuotes
    case .endlessRow: .endlessRow
    case .unclosedQuote: .unclosedQuote
    case .textAfterQuote: .textAfterQuote
    }
  }

  /// A line that may be more than a footer is read, as is a text whose letters are known better, and
  /// nothing is lost.
  public var severity: Severity {
    switch self {
    case .rowInFooter, .isUTF8: .warning
    default: .error
    }
  }
}
