import Diagnostics

/// What can be wrong with what is set by hand.
public enum HandUpdateProblem: Problem {
  /// A line that the command did not write.
  case damaged
  /// The schedule has no such flight, any more.
  case unknownFlight(String, day: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case damaged, unknownFlight
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .damaged: .damaged
    case .unknownFlight: .unknownFlight
    }
  }

  /// A board without it is a board.
  public var severity: Severity { .warning }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .damaged:
      "this line was not written by 'boardwalk set', and nothing is set by it; remove it, and set "
        + "again what it was to say"
    case .unknownFlight(let flight, let day):
      "the schedule has no flight '\(Self.shown(flight))' on \(day) any more, for which this was "
        + "set; 'boardwalk unset' takes it back"
    }
  }
}
