import Diagnostics

/// Why publishing stops at a name in the destination, or what is odd there.
struct PublishingFailure: Error {
  let problem: PublishingProblem
  /// Empty for the destination itself.
  let name: String
  /// The system's error number, or 0 where no call failed.
  let number: Int32

  init(_ problem: PublishingProblem, at name: String) {
    self.problem = problem
    self.name = name
    number = 0
  }

  /// A call of the system that failed.
  init(systemError number: Int32, at name: String) {
    problem = PublishingProblem(systemError: number)
    self.name = name
    self.number = number
  }

  func diagnostic(_ options: PublishingOptions, notes: [Note] = []) -> Diagnostic {
    // Who may not do something wants to know whose it is: mostly a build once ran as another user.
    if case .noPermission = problem,
      let owner = FileOwner(of: name, in: options.destination)
    {
      let problem = PublishingProblem.otherOwner(
        owner.owner,
        user: owner.user,
        destination: options.displayPath
      )
      return problem.diagnostic(at: options.location(of: name), notes: notes)
    }
    let written = problem.refusesDestination ? options.destinationLocation : nil
    return problem.diagnostic(at: written ?? options.location(of: name), notes: notes)
  }

  func report(_ options: PublishingOptions, notes: [Note] = []) -> Report {
    Report([diagnostic(options, notes: notes)])
  }
}
