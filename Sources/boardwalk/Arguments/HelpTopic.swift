/// What `boardwalk help` can be asked about.
enum HelpTopic: String, CaseIterable, Sendable {
  case build
  case check
  case set
  case unset
  case fields
  case help
}
