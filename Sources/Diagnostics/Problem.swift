/// One kind of mistake with its facts. Each module has an enum of them; the words are in one place,
/// the enum's `message`.
public protocol Problem: Sendable {
  /// The names of all cases, so that a test can see that each has been provoked.
  associatedtype Code: CaseIterable & RawRepresentable & Sendable where Code.RawValue == String

  /// The name of the case.
  var code: Code { get }
  /// How much it matters.
  var severity: Severity { get }
  /// What it is about, where a check of a schedule counts it.
  var subject: Subject? { get }
  /// What is wrong, and what to do: lower case, one line, no full stop.
  var message: String { get }
}

extension Problem {
  /// Most problems are errors.
  public var severity: Severity { .error }

  /// Most problems are counted by nobody.
  public var subject: Subject? { nil }

  /// The name of a case among those of all problems, for example `TemplateProblem.unknownName`.
  static func name(of code: Code) -> String { "\(Self.self).\(code.rawValue)" }

  /// This problem at a place, with notes.
  public func diagnostic(at location: Location?, notes: [Note] = []) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: Self.name(of: code),
      severity: severity,
      location: location,
      message: message,
      notes: notes
    )
    diagnostic.subject = subject
    return diagnostic
  }

  /// This problem alone, to be thrown.
  public func report(at location: Location?, notes: [Note] = []) -> Report {
    Report([diagnostic(at: location, notes: notes)])
  }
}
