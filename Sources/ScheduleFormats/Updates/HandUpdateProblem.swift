import Diagnostics

/// What can be wrong with what is set by hand.
public enum HandUpdateProblem: Problem {
  /// Nothing of the file was written by the command.
  case foreign
  /// A line that the command did not write.
  case damaged
  /// The schedule has no such flight, any more.
  case unknownFlight(String, day: String)
  /// The flight has gone or come at a time that is yet to come; the build's.
  case timeToCome(String, time: String, now: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case foreign, damaged, unknownFlight, timeToCome
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .foreign: .foreign
    case .damaged: .damaged
    case .unknownFlight: .unknownFlight
    case .timeToCome: .timeToCome
    }
  }

  /// A board without a value is a board; one without all that was set may show a cancelled flight as
  /// on time.
  public var severity: Severity {
    switch self {
    case .foreign: .error
    case .damaged, .unknownFlight, .timeToCome: .warning
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .foreign:
      "this file has not the header that 'boardwalk set' writes: what was set by hand is lost; put a "
        + "copy of it in its place, or remove it, and set again what is to hold"
    case .damaged:
      "this line was not written by 'boardwalk set', and nothing is set by it; remove it, and set "
        + "again what it was to say"
    case .unknownFlight(let flight, let day):
      "the schedule has no flight '\(Self.shown(flight))' on \(day) any more, for which this was "
        + "set; 'boardwalk unset' takes it back"
    case .timeToCome(let flight, let time, let now):
      "flight '\(Self.shown(flight))' has an actual time that is yet to come, \(time) at \(now); "
        + "look whether this was to be set as 'estimated', and at the day; 'boardwalk unset' takes it "
        + "back"
    }
  }
}
