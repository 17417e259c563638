/// What a bad row of a schedule does.
public enum RowErrorPolicy: String, CaseIterable, Hashable, Sendable {
  /// The file is refused with every bad row told: the build fails and the old site stands.
  case fail
  /// The row is left out and told as a warning.
  case skip
}
