/// What `boardwalk help` can be asked about.
enum HelpTopic: String, CaseIterable, Sendable {
  case build
  case check
  case fields
  case help
}
