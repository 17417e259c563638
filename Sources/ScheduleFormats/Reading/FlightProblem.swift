import Diagnostics

/// What can be wrong with flights whose records are right, each by itself, in any format.
public enum FlightProblem: Problem {
  /// The same flight again.
  case repeatedFlight(id: String)
  /// Another flight with an id that is taken.
  case conflictingFlight(id: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case repeatedFlight, conflictingFlight
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .repeatedFlight: .repeatedFlight
    case .conflictingFlight: .conflictingFlight
    }
  }

  /// A repetition loses nothing.
  public var severity: Severity {
    switch self {
    case .repeatedFlight: .warning
    case .conflictingFlight: .error
    }
  }

  /// Both are of a flight that is there again.
  public var subject: Subject? {
    switch self {
    case .repeatedFlight, .conflictingFlight: .duplicate
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
    }
  }
}
