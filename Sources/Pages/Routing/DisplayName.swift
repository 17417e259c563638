/// The lobby displays that a site has.
enum DisplayName: String, CaseIterable, Sendable {
  case departures
}
