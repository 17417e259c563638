import Diagnostics

/// What was found in records, one after the other: as many errors and as many warnings as are told,
/// and the number of all.
struct RecordFindings {
  private var errors: Findings
  private var warnings: Findings

  init(source: SourceText) {
    errors = Findings(source: source, limit: DiagnosticRenderer.limit)
    warnings = errors
  }

  /// Whether any of it is an error.
  var hasErrors: Bool { !errors.isEmpty }

  /// Those that are kept.
  var diagnostics: [Diagnostic] { errors.diagnostics + warnings.diagnostics }

  /// Adds what was found about a record behind those that were seen before.
  mutating func add(_ problem: some Problem, _ diagnostic: @autoclosure () -> Diagnostic) {
    switch problem.severity {
    case .error: errors.add(diagnostic())
    case .warning: warnings.add(diagnostic())
    }
  }
}
