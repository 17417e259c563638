import Diagnostics

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
  case unknownTopic(String)

  enum Code: String, CaseIterable, Sendable {
    case unknownVerb, unknownOption, missingValue, unexpectedValue, unexpectedArgument
    case wrongColor, wrongInstant, lateInstant, wrongBaseURL, quietAndVerbose, unknownTopic
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
    case .unknownTopic(let word):
      "no help about '\(word)'\(suggestion(word, HelpTopic.allCases.map(\.rawValue)))"
    }
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
