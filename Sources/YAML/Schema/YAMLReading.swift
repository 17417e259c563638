import Diagnostics

/// What came of reading a text by a schema, when more checks follow before anything is thrown.
public struct YAMLReading: Sendable {
  /// What was written, right or wrong.
  public let node: YAMLNode
  /// What could be read: a mapping without the entries that were wrong.
  public let value: YAMLValue
  /// What is wrong, in the order it was found.
  public let diagnostics: [Diagnostic]

  /// The known keys that were written at the top, or that misspelled ones probably mean.
  let written: Set<String>

  /// Whether a known key is absent from the top, also by another spelling.
  public func lacks(_ key: String) -> Bool {
    !written.contains(key)
  }
}
