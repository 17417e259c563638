/// What `boardwalk help` can be asked about.
enum HelpTopic: String, CaseIterable, Sendable {
  case initialize = "init"
  case build
  case check
  case set
  case unset
  case fields
  case help
}
