/// What links of the theme lead to beside other pages; each has a partial `segue-<name>`, and its
/// name stands in the address while it is open.
public enum SegueDestination: String, CaseIterable, Sendable {
  case days
  case search
  case share
  case history

  /// The page that it is, where it is one; the others are places on a flight's page.
  public var route: Route? {
    switch self {
    case .days: .days
    case .search: .search
    case .share, .history: nil
    }
  }
}
