import Schedule

/// A command line that was understood.
struct Invocation: Sendable, Equatable {
  /// What to do; help when nothing was asked for.
  var verb = Verb.help
  /// What help is about.
  var topic: String?
  var configuration: String?
  var destination: String?
  var baseURL: String?
  var now: String?
  var dataAsOf: String?
  var allowsEmpty = false
  var isDryRun = false
  var isForced = false
  var asksForJSON = false
  /// What follows the verb, beside options: a flight, and what is said of it.
  var words: [String] = []
  var schedule: String?
  var airport: String?
  var timeZone: String?
  var day: String?
  var until: String?
  var direction: Direction?
  var time: String?
  var asksForList = false
  var takesAll = false
  var failsOnWarnings = false
  var isQuiet = false
  var isVerbose = false
  var color = ColorChoice.auto
  var asksForVersion = false
  var asksForHelp = false
}
