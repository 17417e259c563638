import Diagnostics
import Schedule
import ScheduleFormats

/// What can be wrong with a command line.
enum UsageProblem: Problem {
  case unknownVerb(String)
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case unexpectedArgument(String)
  case wrongColor(String)
  case wrongInstant(String, Option)
  /// A site as of a year in which dates are about to end.
  case lateInstant(String, Option, lastYear: Int)
  case wrongBaseURL(String)
  case quietAndVerbose
  /// A verb that is about a flight, without one.
  case missingFlight(Verb)
  case missingAssignment
  /// A word that a list of what is set has no use for.
  case listedWith(String)
  case dayAndAll
  case noAssignment(String)
  case repeatedAssignment(String)
  case unknownField(String)
  case wrongDay(String)
  case wrongEnd(String)
  case wrongTime(String)
  case wrongDirection(String)
  case wrongZone(String)
  /// An option that the verb has no use for.
  case foreignOption(Option, Verb)
  case unknownTopic(String)

  enum Code: String, CaseIterable, Sendable {
    case unknownVerb, unknownOption, missingValue, unexpectedValue, unexpectedArgument
    case wrongColor, wrongInstant, lateInstant, wrongBaseURL, quietAndVerbose, unknownTopic
    case missingFlight, missingAssignment, listedWith, dayAndAll, noAssignment, repeatedAssignment
    case unknownField
    case wrongDay, wrongEnd, wrongTime, wrongDirection, wrongZone, foreignOption
  }

  var code: Code {
    switch self {
    case .unknownVerb: .unknownVerb
    case .unknownOption: .unknownOption
    case .missingValue: .missingValue
    case .unexpectedValue: .unexpectedValue
    case .unexpectedArgument: .unexpectedArgument
    case .wrongColor: .wrongColor
    case .wrongInstant: .wrongInstant
    case .lateInstant: .lateInstant
    case .wrongBaseURL: .wrongBaseURL
    case .quietAndVerbose: .quietAndVerbose
    case .unknownTopic: .unknownTopic
    case .missingFlight: .missingFlight
    case .missingAssignment: .missingAssignment
    case .listedWith: .listedWith
    case .dayAndAll: .dayAndAll
    case .noAssignment: .noAssignment
    case .repeatedAssignment: .repeatedAssignment
    case .unknownField: .unknownField
    case .wrongDay: .wrongDay
    case .wrongEnd: .wrongEnd
    case .wrongTime: .wrongTime
    case .wrongDirection: .wrongDirection
    case .wrongZone: .wrongZone
    case .foreignOption: .foreignOption
    }
  }

  var message: String {
    switch self {
    case .unknownVerb(let word):
      "unknown verb '\(word)'\(suggestion(word, Verb.allCases.map(\.rawValue)))"
    case .unknownOption(let word):
      "unknown option '\(word)'\(suggestion(word, Option.allCases.map(\.long)))"
    case .missingValue(let option):
      "'\(option.long)' needs a value: \(option.long) \(option.placeholder ?? "VALUE")"
    case .unexpectedValue(let option):
      "'\(option.long)' takes no value; write it alone"
    case .unexpectedArgument(let word):
      "unexpected argument '\(word)'; a verb takes options only"
    case .wrongColor(let word):
      "'--color' is auto, always or never, not '\(word)'"
        + Spelling.suggestion(for: word, among: ColorChoice.allCases.map(\.rawValue))
    case .wrongInstant(let word, let option):
      "'\(option.long)' is an instant as 2026-11-30T05:00 or 2026-11-30T05:00-05:00, not '\(word)'"
    case .lateInstant(let word, let option, let year):
      "'\(option.long)' is an instant of the year \(year) at the latest, not '\(word)'"
    case .wrongBaseURL(let word):
      "'--base-url' is an absolute http or https address without query and fragment, not '\(word)'"
    case .quietAndVerbose:
      "'--quiet' and '--verbose' exclude each other; give one of them"
    case .missingFlight(let verb):
      "'\(verb.rawValue)' needs a flight: boardwalk \(verb.rawValue) \"RL 618\""
        + (verb == .set ? " gate=A4, or --list" : "")
    case .missingAssignment:
      "nothing is set; add for example gate=A4 or status=boarding"
    case .listedWith(let word):
      "'--list' sets nothing and lists one flight at most; leave out '\(word)' or '--list'"
    case .dayAndAll:
      "'--all' is for flights of all days, and '--day' for those of one; give one of them"
    case .noAssignment(let word):
      "'\(word)' sets nothing; write it as gate=A4, and a flight's name in quotes"
    case .repeatedAssignment(let field):
      "'\(field)' is given twice; give it once"
    case .unknownField(let word):
      "unknown field '\(word)'"
        + Spelling.suggestion(
          for: word,
          among: HandField.allCases.map(\.rawValue),
          else: "; known are \(HandField.allCases.map(\.rawValue).joined(separator: ", "))"
        )
    case .wrongDay(let word):
      "'--day' is a date as 2026-11-30, or today or tomorrow, not '\(word)'"
    case .wrongEnd(let word):
      "'--until' is a time as 06:00, or an instant as 2026-11-30T06:00, not '\(word)'"
    case .wrongTime(let word):
      "'--time' is a time as 14:05, not '\(word)'"
    case .foreignOption(let option, let verb):
      "'\(option.long)' is an option of \(list(option.verbs)), not of '\(verb.rawValue)'"
    case .wrongZone(let word):
      "'--time-zone' is the name of an IANA time zone, as America/New_York, not '\(word)'"
    case .wrongDirection(let word):
      "'--direction' is arrival or departure, not '\(word)'"
        + Spelling.suggestion(for: word, among: Direction.allCases.map(\.rawValue))
    case .unknownTopic(let word):
      "no help about '\(word)'\(suggestion(word, HelpTopic.words))"
    }
  }

  /// Verbs as a sentence has them.
  private func list(_ verbs: [Verb]) -> String {
    let words = verbs.map { "'\($0.rawValue)'" }
    let (first, last) = (words.dropLast().joined(separator: ", "), words.suffix(1).joined())
    return first.isEmpty ? last : "\(first) and \(last)"
  }

  /// The nearest word, else where to find all.
  private func suggestion(_ word: String, _ known: [String]) -> String {
    Spelling.suggestion(
      for: word,
      among: known,
      else: "; 'boardwalk help' lists what there is"
    )
  }
}
