/// How much a diagnostic matters.
public enum Severity: String, Sendable, CaseIterable {
  /// The build fails and the old site stands.
  case error
  /// The build goes on; `--warnings-as-errors` makes it fail.
  case warning
  /// Right, and worth a look: only `boardwalk check` tells it.
  case aside
}
