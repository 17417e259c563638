import Diagnostics

/// What can be wrong with the fields of a row, in every format whose fields the configuration names.
public enum FieldProblem: Problem, Equatable {
  /// A field that must have a value has none.
  case missingValue(FieldName, FlightField)
  /// A field has keys or a list where one value is wanted.
  case notAValue(FieldName)
  /// A direction that is neither.
  case unknownDirection(FieldValue)
  /// Nothing tells the direction.
  case noDirection(row: String)
  /// No time is filled from which a direction could be told.
  case noTime(arrival: FieldName, departure: FieldName)
  /// Neither end, or either, is the airport itself.
  case noFarEnd(origin: FieldName, destination: FieldName)
  /// The near end is another airport; the code of this one.
  case elsewhere(FieldValue, home: String)
  /// Both times are filled from which a direction could be told.
  case twoTimes(arrival: FieldName, departure: FieldName)
  /// A text that is not an airline and a number.
  case unreadableDesignator(FieldValue)
  /// A code that may be none.
  case doubtfulDesignator(FieldValue, airline: String, number: String)
  /// A time that is none.
  case unreadableTime(FieldValue)
  /// A day that is none.
  case unreadableDate(FieldValue)
  /// A date or time that is written in another way than the configuration says.
  case unfitting(FieldValue, key: String, pattern: String)
  /// A time of the day, and nothing that says which day.
  case timeWithoutDate(FieldValue)
  /// A time of the day beside no planned time; the field of its day.
  case timeWithoutPlan(FieldValue, date: FlightField)
  /// A time of the day at which an arrival arrives, before that at which it left, on one date.
  case arrivesBefore(FieldValue, left: FieldValue)
  /// A wall time that the clock skips.
  case skippedTime(FieldValue)
  /// A wall time that the clock repeats; `isSecond` is whether the second moment is taken.
  case repeatedTime(FieldValue, isSecond: Bool)
  /// An offset that is neither the airport's nor that of UTC.
  case otherOffset(FieldValue, here: Int)
  /// A value with control characters.
  case controlCharacters(FieldName)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case missingValue, notAValue, unknownDirection, noDirection, noTime, twoTimes, noFarEnd,
      elsewhere
    case unreadableDesignator, doubtfulDesignator
    case unreadableTime, unreadableDate, unfitting, timeWithoutDate, timeWithoutPlan
    case arrivesBefore, skippedTime, repeatedTime, otherOffset, controlCharacters
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .missingValue: .missingValue
    case .notAValue: .notAValue
    case .unknownDirection: .unknownDirection
    case .noDirection: .noDirection
    case .noTime: .noTime
    case .twoTimes: .twoTimes
    case .noFarEnd: .noFarEnd
    case .elsewhere: .elsewhere
    case .unreadableDesignator: .unreadableDesignator
    case .doubtfulDesignator: .doubtfulDesignator
    case .unreadableTime: .unreadableTime
    case .unreadableDate: .unreadableDate
    case .unfitting: .unfitting
    case .timeWithoutDate: .timeWithoutDate
    case .timeWithoutPlan: .timeWithoutPlan
    case .arrivesBefore: .arrivesBefore
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    case .otherOffset: .otherOffset
    case .controlCharacters: .controlCharacters
    }
  }

  /// Times that a clock change makes doubtful, controls and what is only doubtful lose nothing.
  public var severity: Severity {
    switch self {
    case .arrivesBefore, .skippedTime, .repeatedTime, .controlCharacters, .doubtfulDesignator:
      .warning
    case .otherOffset: .aside
    case .missingValue, .notAValue, .unknownDirection, .noDirection, .noTime, .twoTimes,
      .noFarEnd, .elsewhere, .unreadableDesignator, .unreadableTime, .unreadableDate, .unfitting,
      .timeWithoutDate, .timeWithoutPlan:
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
