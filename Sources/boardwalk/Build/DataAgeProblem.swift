import Diagnostics

/// What is told of the age of data.
enum DataAgeProblem: Problem {
  /// Past half of what it may become.
  case aging(Facts)
  /// Past what it may become.
  case old(Facts)
  /// Later than the build: the data's instant, and the build's.
  case future(String, now: String)

  /// The data's instant and two durations, as they are told.
  struct Facts: Hashable, Sendable {
    let instant: String
    let age: String
    let limit: String
  }

  enum Code: String, CaseIterable, Sendable {
    case aging, old, future
  }

  var code: Code {
    switch self {
    case .aging: .aging
    case .old: .old
    case .future: .future
    }
  }

  var severity: Severity {
    switch self {
    case .aging, .future: .warning
    case .old: .error
    }
  }

  var message: String {
    switch self {
    case .aging(let facts):
      "the data is of \(facts.instant), \(facts.age) old, more than half of 'max_age', "
        + "\(facts.limit); look at what writes it"
    case .old(let facts):
      "the data is of \(facts.instant), \(facts.age) old, and 'max_age' is \(facts.limit); "
        + "a build marks the site as old; look at what writes it"
    case .future(let instant, let now):
      "the data is of \(instant), which is yet to come at \(now), so that its age says nothing; "
        + "look at the clock of what writes it"
    }
  }
}
