import Schedule

/// The three views of a day, in the order in which their tabs stand.
public enum Tab: String, CaseIterable, Sendable {
  case arrivals
  case all
  case departures

  /// The file's name within a day's folder.
  var fileName: String {
    switch self {
    case .arrivals: "arrivals.html"
    case .all: "index.html"
    case .departures: "departures.html"
    }
  }

  /// Whether a flight of a direction is on this view.
  func shows(_ direction: Direction) -> Bool {
    switch self {
    case .arrivals: direction == .arrival
    case .all: true
    case .departures: direction == .departure
    }
  }
}
