import Diagnostics

/// What makes a text no date pattern. Fields are named as they were written, `MM`.
public enum DatePatternProblem: Problem, Hashable {
  /// Letters that are no field.
  case unknownField(String)
  /// A field that is seldom meant, and the one that is.
  case rareField(String, means: String, meant: String)
  /// A part is there twice.
  case repeatedField(String, other: String)
  /// A part that must be there is not.
  case missingField(DatePatternPart)
  /// A month where minutes are meant.
  case monthForMinutes(String)
  /// Minutes where the month is meant.
  case minutesForMonth(String)
  /// A time in a date.
  case timeInDate(String)
  /// A year of two digits, and no century.
  case openCentury(String)
  /// An hour that is there twice a day, and nothing that says which.
  case openHalfDay(String)
  /// AM or PM beside an hour that needs none.
  case needlessHalfDay(String)
  /// A number of one or two digits with digits before it: where it begins is open.
  case openWidth(String, full: String)
  /// A quote is not closed.
  case unclosedQuote

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownField, rareField, repeatedField, missingField, monthForMinutes, minutesForMonth
    case timeInDate, openCentury, openHalfDay, needlessHalfDay, openWidth, unclosedQuote
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownField: .unknownField
    case .rareField: .rareField
    case .repeatedField: .repeatedField
    case .missingField: .missingField
    case .monthForMinutes: .monthForMinutes
    case .minutesForMonth: .minutesForMonth
    case .timeInDate: .timeInDate
    case .openCentury: .openCentury
    case .openHalfDay: .openHalfDay
    case .needlessHalfDay: .needlessHalfDay
    case .openWidth: .openWidth
    case .unclosedQuote: .unclosedQuote
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .unknownField(let field):
      "'\(Self.shown(field))' is no field of a date or time; known are yyyy, yy, MMMM, MMM, MM, M, "
        + "dd, d, EEE, HH, H, hh, h, a, mm, m, ss, s, SSS and XXX; "
        + "put letters that stand for themselves into single quotes"
    case .rareField(let field, let means, let meant):
      "'\(field)' is \(means); write '\(meant)'"
    case .repeatedField(let field, let other):
      "'\(field)' says again what '\(other)' says; remove one of them"
    case .missingField(let part):
      "the pattern has no \(part.rawValue); add '\(part.example)'"
    case .monthForMinutes(let field):
      "'\(field)' is the month; write 'mm' for minutes"
    case .minutesForMonth(let field):
      "'\(field)' is minutes; write 'MM' for the month"
    case .timeInDate(let field):
      "'\(field)' is part of a time, which is no part of a date; write it under 'time_format'"
    case .openCentury(let field):
      "'\(field)' leaves the century open; add 'century: 2000' for the years from 2000 to 2099"
    case .openHalfDay(let field):
      "'\(field)' counts hours to twelve and leaves open which half of the day; "
        + "add 'a' for AM and PM, or write 'HH'"
    case .needlessHalfDay(let field):
      "'\(field)' is AM or PM, which an hour to 24 does not have; remove it, or write 'hh'"
    case .openWidth(let field, let full):
      "'\(field)' has one digit or two and stands beside other digits, so that it is open where it "
        + "begins; write '\(full)', or put something between"
    case .unclosedQuote:
      "this quote is not closed; close it, and write a quote that stands for itself twice"
    }
  }
}
