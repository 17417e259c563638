/// How much a diagnostic matters.
public enum Severity: String, Sendable, CaseIterable {
  /// The build fails and the old site stands.
  case error
  /// The build goes on; `--warnings-as-errors` makes it fail.
  case warning
}
