import Diagnostics
import Schedule

/// Reads a command line: a verb, then options in their usual spellings (`--name value`,
/// `--name=value`, `-n value`, `-nvalue`, `-qv`).
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()
  private var hasVerb = false
  private var options: [Option] = []

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The meaning of the arguments, without the program's own name.
  static func parse(_ arguments: [String]) throws(Report) -> Invocation {
    var parser = ArgumentParser(arguments)
    while let argument = parser.rest.popFirst() {
      try parser.read(argument)
    }
    let invocation = parser.invocation
    // Who asks what a verb takes, or asks for none, is told so.
    if parser.hasVerb, !invocation.asksForHelp,
      let option = parser.options.first(where: { !$0.verbs.contains(invocation.verb) })
    {
      throw problem(.foreignOption(option, invocation.verb))
    }
    if invocation.isQuiet, invocation.isVerbose { throw problem(.quietAndVerbose) }
    return invocation
  }

  private mutating func read(_ argument: String) throws(Report) {
    if argument.hasPrefix("--") {
      try readLong(argument)
    } else if argument.hasPrefix("-"), argument.count > 1 {
      try readShort(argument)
    } else {
      try readWord(argument)
    }
  }

  private mutating func readWord(_ word: String) throws(Report) {
    if !hasVerb {
      guard let verb = Verb(rawValue: word) else { throw Self.problem(.unknownVerb(word)) }
      invocation.verb = verb
      hasVerb = true
    } else if invocation.verb == .help, invocation.topic == nil {
      invocation.topic = word
    } else if invocation.verb == .set || invocation.verb == .unset {
      invocation.words.append(word)
    } else {
      throw Self.problem(.unexpectedArgument(word))
    }
  }

  private mutating func readLong(_ argument: String) throws(Report) {
    let name = argument.prefix { $0 != "=" }
    guard let option = Option.allCases.first(where: { $0.long == name }) else {
      throw Self.problem(.unknownOption(String(name)))
    }
    let value =
      name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
    if option.placeholder == nil {
      guard value == nil else { throw Self.problem(.unexpectedValue(option)) }
      set(option)
    } else {
      guard let value = value ?? rest.popFirst() else { throw Self.problem(.missingValue(option)) }
      try set(option, value)
    }
  }

  private mutating func readShort(_ argument: String) throws(Report) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = Option.allCases.first(where: { $0.short == "-\(letter)" }) else {
        throw Self.problem(.unknownOption("-\(letter)"))
      }
      if option.placeholder == nil {
        set(option)
        continue
      }
      guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw Self.problem(.missingValue(option))
      }
      try set(option, value)
      return
    }
  }

  private mutating func set(_ flag: Option) {
    options.append(flag)
    switch flag {
    case .allowEmpty: invocation.allowsEmpty = true
    case .dryRun: invocation.isDryRun = true
    case .force: invocation.isForced = true
    case .json: invocation.asksForJSON = true
    case .list: invocation.asksForList = true
    case .all: invocation.takesAll = true
    case .warningsAsErrors: invocation.failsOnWarnings = true
    case .quiet: invocation.isQuiet = true
    case .verbose: invocation.isVerbose = true
    case .version: invocation.asksForVersion = true
    case .help: invocation.asksForHelp = true
    case .config, .destination, .baseURL, .now, .dataAsOf, .color, .schedule, .airport, .timeZone,
      .day, .until, .direction, .time:
      break
    }
  }

  private mutating func set(_ option: Option, _ value: String) throws(Report) {
    guard !value.isEmpty else { throw Self.problem(.missingValue(option)) }
    options.append(option)
    switch option {
    case .config: invocation.configuration = value
    case .destination: invocation.destination = value
    case .baseURL: invocation.baseURL = value
    case .now: invocation.now = value
    case .dataAsOf: invocation.dataAsOf = value
    case .schedule: invocation.schedule = value
    case .airport: invocation.airport = value
    case .timeZone: invocation.timeZone = value
    case .day: invocation.day = value
    case .until: invocation.until = value
    case .time: invocation.time = value
    case .direction:
      guard let direction = Direction(rawValue: value) else {
        throw Self.problem(.wrongDirection(value))
      }
      invocation.direction = direction
    case .color:
      guard let choice = ColorChoice(rawValue: value) else {
        throw Self.problem(.wrongColor(value))
      }
      invocation.color = choice
    case .allowEmpty, .dryRun, .force, .json, .list, .all, .warningsAsErrors, .quiet, .verbose,
      .version, .help:
      break
    }
  }

  private static func problem(_ problem: UsageProblem) -> Report {
    problem.report(at: nil)
  }
}
