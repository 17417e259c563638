import Diagnostics

/// What can be wrong with a schedule's CSV file. Columns are named as the file's header names them.
public enum CSVProblem: Problem {
  /// The file has no byte, or blank lines only.
  case emptyFile
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
  /// A byte that is no UTF-8.
  case notUTF8(byte: UInt8)
  /// The configuration maps a column that a schedule does not have.
  case unknownColumn(String)
  /// The header lacks a column that must be there, or that the configuration names.
  case missingColumn(CSVColumn, header: String, known: [String])
  /// The header lacks a column that the configuration filters by.
  case missingFilterColumn(String, known: [String])
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
  /// A quote is not closed.
  case unclosedQuote
  /// Text follows a closing quote.
  case textAfterQuote(openedOnLine: Int?)
  /// A field that must have a value is empty.
  case missingValue(column: String)
  /// A direction that is neither.
  case unknownDirection(column: String, value: String)
  /// No time is filled from which a direction could be told.
  case noDirection(arrival: String, departure: String)
  /// Neither end, or either, is the airport itself.
  case noFarEnd(origin: String, destination: String)
  /// Both times are filled from which a direction could be told.
  case twoDirections(arrival: String, departure: String)
  /// A text that is not an airline and a number.
  case unreadableDesignator(column: String, value: String)
  /// A code that may be none.
  case doubtfulDesignator(column: String, value: String, airline: String, number: String)
  /// A time that is none.
  case unreadableTime(column: String, value: String)
  /// A day that is none.
  case unreadableDate(column: String, value: String)
  /// A date or time that is written in another way than the configuration says.
  case unfitting(column: String, value: String, key: String, pattern: String)
  /// A time of the day, and nothing that says which day.
  case timeWithoutDate(column: String, value: String)
  /// A time of the day beside no planned time; the column of its day.
  case timeWithoutPlan(column: String, value: String, date: CSVColumn)
  /// A wall time that the clock skips.
  case skippedTime(column: String, value: String)
  /// A wall time that the clock repeats.
  case repeatedTime(column: String, value: String)
  /// An offset that is neither the airport's nor that of UTC.
  case otherOffset(column: String, value: String, here: Int)
  /// A field with control characters.
  case controlCharacters(column: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    /// One for each case.
    case emptyFile, headerAlone, foreignFormat, noRowMatches, wrongSeparator, notUTF8,
      notInEncoding
    /// One for each case.
    case unknownColumn, missingColumn, missingFilterColumn, misspelledColumn, noColumn,
      repeatedColumn, rowInFooter, tooFewFields, tooManyFields, unclosedQuote, textAfterQuote
    /// One for each case.
    case missingValue, unknownDirection, noDirection, noFarEnd, twoDirections,
      unreadableDesignator, doubtfulDesignator
    /// One for each case.
    case unreadableTime, unreadableDate, unfitting, timeWithoutDate, timeWithoutPlan
    /// One for each case.
    case skippedTime, repeatedTime, otherOffset
    /// One for each case.
    case controlCharacters
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .emptyFile: .emptyFile
    case .headerAlone: .headerAlone
    case .foreignFormat: .foreignFormat
    case .noRowMatches: .noRowMatches
    case .wrongSeparator: .wrongSeparator
    case .notInEncoding: .notInEncoding
    case .missingFilterColumn: .missingFilterColumn
    case .noColumn: .noColumn
    case .rowInFooter: .rowInFooter
    case .noDirection: .noDirection
    case .noFarEnd: .noFarEnd
    case .twoDirections: .twoDirections
    case .unreadableDesignator: .unreadableDesignator
    case .doubtfulDesignator: .doubtfulDesignator
    case .unreadableDate: .unreadableDate
    case .unfitting: .unfitting
    case .timeWithoutDate: .timeWithoutDate
    case .timeWithoutPlan: .timeWithoutPlan
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
    case .otherOffset: .otherOffset
    case .controlCharacters: .controlCharacters
    }
  }

  /// Times that a clock change makes doubtful, controls and what is only doubtful lose nothing.
  public var severity: Severity {
    switch self {
    case .skippedTime, .repeatedTime, .controlCharacters, .doubtfulDesignator, .rowInFooter:
      .warning
    case .otherOffset: .aside
    case .emptyFile, .headerAlone, .foreignFormat, .noRowMatches, .wrongSeparator, .notUTF8,
      .notInEncoding, .unknownColumn, .missingColumn, .missingFilterColumn, .misspelledColumn,
      .repeatedColumn, .tooFewFields, .tooManyFields, .unclosedQuote, .textAfterQuote,
      .missingValue, .unknownDirection, .noDirection, .noFarEnd, .noColumn, .twoDirections,
      .unreadableDesignator,
      .unreadableTime, .unreadableDate, .unfitting, .timeWithoutDate, .timeWithoutPlan:
      .error
    }
  }
  /// What a check counts.
  public var subject: Subject? {
    switch self {
    case .skippedTime, .repeatedTime: .clockChange
    case .otherOffset: .zone
    default: nil
    }
  }
}
