import Diagnostics
import Schedule
import ScheduleFormats

/// What can be wrong with what is to be set by hand, in view of the schedule.
enum SetProblem: Problem {
  /// No flight is called so on a day; the days on which one is, or a name that is near.
  case noFlight(String, day: String, days: [String], near: String?)
  /// Several flights are called so, as they are told apart.
  case severalFlights(String, day: String?, flights: [String])
  /// None of those that are called so goes that way, or at that time.
  case otherFlights(String, day: String, flights: [String])
  case unknownStatus(String)
  /// A status that flights of the direction do not have.
  case contraryStatus(StatusCode, Direction)
  case wrongTime(HandField, String)
  /// A time that the clock skips.
  case skippedTime(String, String)
  /// A time that the clock shows twice, and the moment that is taken.
  case repeatedTime(String, String, taken: String, other: String)
  /// A text that nobody reads; how many scalars it has and may have.
  case longText(HandField, count: Int, limit: Int)
  /// The flight's names in the data are such that the file would not have them as they are.
  case unkept(String)
  /// It would hold until an instant that is over.
  case pastEnd(String)
  /// There is nothing to take back.
  case nothingSet(String, others: [String])
  /// Values of several flights would be taken back.
  case severalSet(String, flights: [String])

  enum Code: String, CaseIterable, Sendable {
    case noFlight, severalFlights, otherFlights, unknownStatus, contraryStatus, wrongTime, longText
    case skippedTime, repeatedTime, unkept, pastEnd, nothingSet, severalSet
  }

  var code: Code {
    switch self {
    case .noFlight: .noFlight
    case .severalFlights: .severalFlights
    case .otherFlights: .otherFlights
    case .unknownStatus: .unknownStatus
    case .contraryStatus: .contraryStatus
    case .wrongTime: .wrongTime
    case .skippedTime: .skippedTime
    case .repeatedTime: .repeatedTime
    case .longText: .longText
    case .unkept: .unkept
    case .pastEnd: .pastEnd
    case .nothingSet: .nothingSet
    case .severalSet: .severalSet
    }
  }

  /// A time that a clock change makes doubtful is set.
  var severity: Severity {
    switch self {
    case .skippedTime, .repeatedTime: .warning
    case .noFlight, .severalFlights, .otherFlights, .unknownStatus, .contraryStatus, .wrongTime,
      .longText, .unkept, .pastEnd, .nothingSet, .severalSet:
      .error
    }
  }

  var message: String {
    switch self {
    case .noFlight(let flight, let day, let days, let near):
      "the schedule has no flight '\(flight)' on \(day)"
        + (days.isEmpty
          ? Spelling.suggestion(near, else: "; look at its airline, number and day")
          : "; it is there on \(Self.list(days))")
    case .severalFlights(let flight, let day, let flights):
      (day.map { "'\(flight)' is \(flights.count) flights on \($0): " }
        ?? "'\(flight)' can be \(flights.count) flights: ")
        + "\(flights.joined(separator: ", ")); "
        + (day == nil ? "add --day, --direction or --time" : "add --direction or --time")
    case .otherFlights(let flight, let day, let flights):
      "no flight '\(flight)' on \(day) is as --direction and --time say; "
        + "there is \(flights.joined(separator: ", "))"
    case .unknownStatus(let word):
      "unknown status '\(word)'"
        + Spelling.suggestion(
          for: word,
          among: StatusCode.allCases.filter { $0 != .unknown }.map(\.rawValue),
          else: "; a sentence can be set as 'remark='"
        )
    case .contraryStatus(let code, let direction):
      "no \(direction.rawValue) is '\(code.rawValue)'; it can be "
        + StatusCode.allCases.filter { $0.fits(direction) && $0 != .unknown }.map(\.rawValue)
        .joined(separator: ", ")
    case .wrongTime(let field, let value):
      "'\(field.rawValue)' is a time as 10:05, or 2026-11-30T10:05, not '\(value)'"
    case .skippedTime(let name, let text):
      "\(name): the clock skips '\(text)'; it is taken as if the clock had not been changed; "
        + "write an offset"
    case .repeatedTime(let name, let text, let taken, let other):
      "\(name): the clock shows '\(text)' twice; \(taken) is taken; write \(other) for the other"
    case .longText(let field, let count, let limit):
      "'\(field.rawValue)' has \(count) characters, and at most \(limit) are kept; shorten it"
    case .unkept(let file):
      "'\(file)' would not have the flight's id, airline and number as they are; "
        + "give the flight an 'id' in the schedule that is shorter, and one line"
    case .pastEnd(let instant):
      "\(instant) is over; give a later time with --until"
    case .nothingSet(let flight, let others) where !others.isEmpty:
      "what is named is not set for '\(flight)'; set are: "
        + others.joined(separator: ", ")
    case .nothingSet(let flight, _):
      "nothing is set for '\(flight)'; 'boardwalk set --list' lists all that is"
    case .severalSet(let flight, let flights):
      "values are set for \(flights.count) flights '\(flight)': \(Self.list(flights)); "
        + "add --day, --direction or --time, or --all"
    }
  }

  private static func list(_ days: [String]) -> String {
    days.prefix(5).joined(separator: ", ") + (days.count > 5 ? ", …" : "")
  }
}
