extension Diagnostic {
  /// Whether it tells of a case of a kind of problem.
  public func tells<P: Problem>(_ code: P.Code, of problem: P.Type) -> Bool {
    self.code == P.name(of: code)
  }

  /// Whether it tells of a kind of problem.
  public func tells<P: Problem>(of problem: P.Type) -> Bool {
    P.Code.allCases.contains { tells($0, of: problem) }
  }
}

extension Report {
  /// Whether one of the mistakes is of a case of a kind of problem.
  public func tells<P: Problem>(_ code: P.Code, of problem: P.Type) -> Bool {
    diagnostics.contains { $0.tells(code, of: problem) }
  }

  /// Whether one of the mistakes is of a kind of problem.
  public func tells<P: Problem>(of problem: P.Type) -> Bool {
    diagnostics.contains { $0.tells(of: problem) }
  }
}
