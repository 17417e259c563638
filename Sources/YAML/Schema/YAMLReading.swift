import Diagnostics

/// What came of reading a text by a schema, when more checks follow before anything is thrown.
public struct YAMLReading: Sendable {
  /// What could be read: a mapping without the entries that were wrong.
  public let value: YAMLValue
  /// What is wrong, in the order it was found.
  public let diagnostics: [Diagnostic]
}
