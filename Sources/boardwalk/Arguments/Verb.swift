/// What the command can be asked to do.
enum Verb: String, CaseIterable, Sendable {
  case initialize = "init"
  case build
  case check
  case set
  case unset
  case help

  /// One line for the overview.
  var summary: String {
    switch self {
    case .initialize:
      "Write a first site.yml, for the demo or for a CSV file: init --schedule FILE."
    case .build: "Make the website from site.yml, the schedule and the templates."
    case .check: "Read everything, write nothing, and tell what is in the schedule."
    case .set: "Say something of a flight by hand: set \"RL 618\" gate=A4; set --list."
    case .unset: "Take back what was set by hand: unset \"RL 618\", or only its gate."
    case .help: "Tell about a verb, or 'help fields' about the names in templates."
    }
  }
}
