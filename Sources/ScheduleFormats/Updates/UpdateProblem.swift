import Diagnostics

/// What can be wrong with an update that is right by itself. It is left out; the schedule stands.
public enum UpdateProblem: Problem {
  /// The schedule has no such flight.
  case unknownFlight(String)
  /// It can mean several flights.
  case severalFlights(String, count: Int)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownFlight, severalFlights
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownFlight: .unknownFlight
    case .severalFlights: .severalFlights
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
    }
  }
}
