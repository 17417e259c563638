import Diagnostics
import Schedule

/// Statuses that flights of their direction cannot have: how many of each kind, and where the first
/// is. They are told once a kind, since a source that has one has many.
struct ContraryStatuses {
  private struct Kind {
    let direction: Direction
    let code: StatusCode
    let place: RecordPlace
    var count = 1
  }

  private var kinds: [Kind] = []

  /// Counts a flight's status, where it is one of these.
  mutating func look(at code: StatusCode, of direction: Direction, at place: RecordPlace) {
    guard !code.fits(direction) else { return }
    let known = kinds.firstIndex { $0.code == code && $0.direction == direction }
    if let known {
      kinds[known].count += 1
    } else {
      kinds.append(Kind(direction: direction, code: code, place: place))
    }
  }

  /// What is to be told, in the order in which they came.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    kinds.map { kind in
      FlightProblem.contraryStatus(kind.code, kind.direction, count: kind.count)
        .diagnostic(at: kind.place.location(in: source))
    }
  }
}
