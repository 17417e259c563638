import Diagnostics

/// What can be wrong with rows that nest. `field` is a row's number and the path in it.
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
  /// A field that must have a value has none.
  case missingValue(field: String, meaning: String)
  /// A field has keys or a list where one value is wanted.
  case notAValue(field: String)
  /// A direction that is neither.
  case unknownDirection(field: String, value: String)
  /// Nothing tells the direction.
  case noDirection(row: String)
  /// A text that is not an airline and a number.
  case unreadableDesignator(field: String, value: String)
  /// A code that may be none.
  case doubtfulDesignator(field: String, value: String, airline: String, number: String)
  /// A time that is none.
  case unreadableTime(field: String, value: String)
  /// A day that is none.
  case unreadableDate(field: String, value: String)
  /// A date or time that is written in another way than the configuration says.
  case unfitting(field: String, value: String, key: String, pattern: String)
  /// A time of the day, and nothing that says which day.
  case timeWithoutDate(field: String, value: String)
  /// A wall time that the clock skips.
  case skippedTime(field: String, value: String)
  /// A wall time that the clock repeats.
  case repeatedTime(field: String, value: String)
  /// An offset that is neither the airport's nor that of UTC.
  case otherOffset(field: String, value: String, here: Int)
  /// A text with control characters.
  case controlCharacters(field: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case noRows, emptyRows, notARow, largeRow, noRowMatches, missingValue, notAValue
    /// One for each case.
    case unknownDirection, noDirection, unreadableDesignator, doubtfulDesignator
    /// One for each case.
    case unreadableTime, unreadableDate, unfitting, timeWithoutDate, skippedTime, repeatedTime
    /// One for each case.
    case otherOffset, controlCharacters
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .noRows: .noRows
    case .emptyRows: .emptyRows
    case .notARow: .notARow
    case .largeRow: .largeRow
    case .noRowMatches: .noRowMatches
    case .missingValue: .missingValue
    case .notAValue: .notAValue
    case .unknownDirection: .unknownDirection
    case .noDirection: .noDirection
    case .unreadableDesignator: .unreadableDesignator
    case .doubtfulDesignator: .doubtfulDesignator
    case .unreadableTime: .unreadableTime
    case .unreadableDate: .unreadableDate
    case .unfitting: .unfitting
    case .timeWithoutDate: .timeWithoutDate
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    case .otherOffset: .otherOffset
    case .controlCharacters: .controlCharacters
    }
  }

  /// Times that a clock change makes doubtful, controls and what is only doubtful lose nothing.
  public var severity: Severity {
    switch self {
    case .skippedTime, .repeatedTime, .controlCharacters, .doubtfulDesignator: .warning
    case .otherOffset: .aside
    case .noRows, .emptyRows, .notARow, .largeRow, .noRowMatches, .missingValue, .notAValue,
      .unknownDirection, .noDirection, .unreadableDesignator, .unreadableTime, .unreadableDate,
      .unfitting, .timeWithoutDate:
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
      "no row has what 'where' asks for in \(Self.list(paths)); look at the values that the file has"
    case .missingValue(let field, let meaning):
      "\(field) has no value; every flight needs \(meaning)"
    case .notAValue(let field):
      "\(field) has more values in it; name one of them"
    case .unknownDirection(let field, let value):
      "\(field): unknown direction '\(Self.shown(value))'; "
        + "write arrival or departure, or A or D, or say under 'map' what it means"
    case .noDirection(let row):
      "\(row): nothing says whether the flight arrives or departs; name the field 'direction', "
        + "or write 'direction: arrival' where all flights are arrivals"
    case .unreadableDesignator(let field, let value):
      "\(field): '\(Self.shown(value))' is not an airline's code and a number; "
        + "write it as RL 618 or RL618"
    case .doubtfulDesignator(let field, let value, let airline, let number):
      "\(field): no airline '\(airline)' is known; '\(Self.shown(value))' is taken as '\(airline)' "
        + "and '\(number)'; put a blank between them, or name the field 'airline'"
    case .unreadableTime(let field, let value):
      "\(field): '\(Self.shown(value))' is not a time; write it as 2026-11-30T18:05-05:00, "
        + "or without an offset for airport time, or say under 'time_format' how it is written"
    case .unreadableDate(let field, let value):
      "\(field): '\(Self.shown(value))' is not a date; write it as 2026-11-30, "
        + "or say under 'date_format' how it is written"
    case .unfitting(let field, let value, let key, let pattern):
      "\(field): '\(Self.shown(value))' is not written as '\(key)' says, '\(Self.shown(pattern))', "
        + "or does not exist; write one like the other"
    case .timeWithoutDate(let field, let value):
      "\(field): '\(Self.shown(value))' has no date; name the field 'date', or write 'date: today'"
    case .skippedTime(let field, let value):
      "\(field): the clock skips '\(Self.shown(value))'; "
        + "it is taken as if the clock had not been changed; write an offset"
    case .repeatedTime(let field, let value):
      "\(field): the clock shows '\(Self.shown(value))' twice; "
        + "the first is taken; write an offset"
    case .otherOffset(let field, let value, let here):
      "\(field): the offset of '\(Self.shown(value))' is not the airport's, "
        + "\(Self.offset(here)); the time is shown as \(Self.offset(here))"
    case .controlCharacters(let field):
      "\(field): control characters are shown as \u{FFFD}; remove them"
    }
  }
}
