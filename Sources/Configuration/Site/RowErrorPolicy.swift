/// What a bad row of a schedule does.
public enum RowErrorPolicy: String, CaseIterable, Sendable {
  /// The build fails and the old site stands.
  case fail
  /// The row is left out and listed.
  case skip
}
