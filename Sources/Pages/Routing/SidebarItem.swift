/// What an item of the sidebar leads to; a page belongs to at most one.
enum SidebarItem: Hashable, Sendable {
  case flightStatus
  case extra(String)

  /// Where it leads.
  var route: Route {
    switch self {
    case .flightStatus: .today(.all)
    case .extra(let name): .extra(name)
    }
  }

  /// Its name for anchors and scripts.
  var id: String {
    switch self {
    case .flightStatus: "flight-status"
    case .extra(let name): name
    }
  }
}
