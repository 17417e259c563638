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
  /// An estimated or actual time far from the planned one; the first, and how many there are.
  case farTime(FlightField, first: String, count: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case repeatedFlight, conflictingFlight, manyCodeshares, contraryStatus, farTime
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .repeatedFlight: .repeatedFlight
    case .conflictingFlight: .conflictingFlight
    case .manyCodeshares: .manyCodeshares
    case .contraryStatus: .contraryStatus
    case .farTime: .farTime
    }
  }

  /// A repetition loses nothing, and a flight with some of its numbers, an odd word or without an
  /// impossible time is a flight.
  public var severity: Severity {
    switch self {
    case .repeatedFlight, .manyCodeshares, .contraryStatus, .farTime: .warning
    case .conflictingFlight: .error
    }
  }

  /// A flight that is there again is told as one.
  public var subject: Subject? {
    switch self {
    case .repeatedFlight, .conflictingFlight: .duplicate
    case .manyCodeshares, .contraryStatus, .farTime: nil
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
    case .farTime(let field, let first, let count):
      (count == 1
        ? "the \(field.rawValue) time of a flight is"
        : "the \(field.rawValue) times of \(count) flights are")
        + " over twelve hours before the planned one or a week after it, and left out; "
        + (count == 1
          ? "it is \(first); look at what writes it"
          : "the first is \(first); look at what writes them")
    }
  }
}
