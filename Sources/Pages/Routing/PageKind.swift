/// The kinds of page that have a template of their own in `Templates/pages/`; every other file
/// there is an extra page.
public enum PageKind: String, CaseIterable, Sendable {
  case welcome
  case board
  case flight
  case today
  case days
  case search
  case display
  case notFound = "not-found"

  /// The template's path without its ending.
  var template: String { "pages/\(rawValue)" }
}
