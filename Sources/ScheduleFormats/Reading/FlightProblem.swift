import Diagnostics
import Schedule

/// What can be wrong with flights whose records are right, each by itself, in any format.
public enum FlightProblem: Problem {
  /// The same flight again.
  case repeatedFlight(id: String)
  /// Another flight with an id that is taken.
  case conflictingFlight(id: String)
  /// More numbers than a flight has.
  case manyCodeshares(flight: String, limit: Int)
  /// A status that no flight of the direction has; how many have it.
  case contraryStatus(StatusCode, Direction, count: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case repeatedFlight, conflictingFlight, manyCodeshares, contraryStatus
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .repeatedFlight: .repeatedFlight
    case .conflictingFlight: .conflictingFlight
    case .manyCodeshares: .manyCodeshares
    case .contraryStatus: .contraryStatus
    }
  }

  /// A repetition loses nothing, and a flight with some of its numbers, or an odd word, is a flight.
  public var severity: Severity {
    switch self {
    case .repeatedFlight, .manyCodeshares, .contraryStatus: .warning
    case .conflictingFlight: .error
    }
  }

  /// A flight that is there again is told as one.
  public var subject: Subject? {
    switch self {
    case .repeatedFlight, .conflictingFlight: .duplicate
    case .manyCodeshares, .contraryStatus: nil
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .repeatedFlight(let id):
      "flight '\(Self.shown(id))' is there twice, with the same fields; one is left out"
    case .conflictingFlight(let id):
      "flight '\(Self.shown(id))' is there twice, with different fields; "
        + "give each an 'id' of its own, or remove one"
    case .manyCodeshares(let flight, let limit):
      "flight '\(Self.shown(flight))' has more than \(limit) codeshares; "
        + "the first \(limit) are shown; look at what writes them"
    case .contraryStatus(let code, let direction, let count):
      (count == 1
        ? "\(direction == .arrival ? "an arrival" : "a departure") is"
        : "\(count) \(direction.rawValue)s, of which this is the first, are")
        + " '\(code.rawValue)', which only "
        + (direction == .arrival ? "a departure" : "an arrival")
        + " can be; look at what writes direction and status, or give its word another meaning "
        + "under 'map'"
    }
  }
}
