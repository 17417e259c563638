/// What the command can be asked to do.
enum Verb: String, CaseIterable, Sendable {
  case build
  case check
  case help

  /// One line for the overview.
  var summary: String {
    switch self {
    case .build: "Make the website from site.yml, the schedule and the templates."
    case .check: "Read everything, write nothing, and tell what is in the schedule."
    case .help: "Tell about a verb, or 'help fields' about the names in templates."
    }
  }
}
