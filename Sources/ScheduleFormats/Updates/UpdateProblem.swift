import Diagnostics

/// What can be wrong with an update that is right by itself. It is left out; the schedule stands.
public enum UpdateProblem: Problem {
  /// The schedule has no such flight.
  case unknownFlight(String)
  /// It can mean several flights.
  case severalFlights(String, count: Int)
  /// It takes a flight away, and which day's is not certain.
  case guessedDay(String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownFlight, severalFlights, guessedDay
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownFlight: .unknownFlight
    case .severalFlights: .severalFlights
    case .guessedDay: .guessedDay
    }
  }

  /// A board without it is a board.
  public var severity: Severity { .warning }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .unknownFlight(let flight):
      "the schedule has no flight \(Self.shown(flight)); the update is left out; "
        + "look at its airline, number and day"
    case .severalFlights(let flight, let count):
      "the schedule has \(count) flights \(Self.shown(flight)); the update is left out; "
        + "add 'direction', 'airport', 'scheduled' or 'id'"
    case .guessedDay(let flight):
      "this takes away a flight \(Self.shown(flight)) without its planned time, and it can be "
        + "another day's; the flight stays; tell the planned time as well"
    }
  }
}
