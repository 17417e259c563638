import Diagnostics

/// What was found in records, one after the other: of each kind as many as are told, and the number
/// of all.
struct RecordFindings {
  private var errors: Findings
  /// By what they are about, so that many of one kind hide no other.
  private var warnings: [Findings]
  private var kindsOfAsides: [Findings]

  init(source: SourceText) {
    errors = Findings(source: source, limit: DiagnosticRenderer.limit)
    warnings = Array(repeating: errors, count: Self.kinds.count)
    kindsOfAsides = warnings
  }

  /// Whether any of it is an error.
  var hasErrors: Bool { !errors.isEmpty }

  /// Those errors and warnings that are kept.
  var diagnostics: [Diagnostic] { errors.diagnostics + warnings.flatMap(\.diagnostics) }

  /// What is only told to those who ask.
  var asides: [Diagnostic] { kindsOfAsides.flatMap(\.diagnostics) }

  /// How much was found about each subject that is no error.
  var counts: [Subject: Int] {
    var counts: [Subject: Int] = [:]
    for (kind, subject) in Self.kinds.enumerated() {
      guard let subject else { continue }
      let count = warnings[kind].count + kindsOfAsides[kind].count
      if count > 0 { counts[subject] = count }
    }
    return counts
  }

  /// Adds what was found about a record behind those that were seen before.
  mutating func add(_ problem: some Problem, _ diagnostic: @autoclosure () -> Diagnostic) {
    switch problem.severity {
    case .error: errors.add(diagnostic())
    case .warning: warnings[Self.kind(of: problem.subject)].add(diagnostic())
    case .aside: kindsOfAsides[Self.kind(of: problem.subject)].add(diagnostic())
    }
  }

  private static let kinds: [Subject?] = [nil] + Subject.allCases

  private static func kind(of subject: Subject?) -> Int {
    kinds.firstIndex(of: subject) ?? 0
  }
}
