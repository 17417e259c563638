import Diagnostics

/// What came of reading a text by a schema, when more checks follow before anything is thrown.
public struct YAMLReading: Sendable {
  /// What was written, right or wrong.
  public let node: YAMLNode
  /// What could be read: a mapping without the entries that were wrong.
  public let value: YAMLValue
  /// What is wrong, in the order it was found.
  public let diagnostics: [Diagnostic]

  /// Where a key was written at the top, whether its value was right or wrong; nil when it was not.
  public func keyPosition(_ key: String) -> Position? {
    guard case .mapping(let entries) = node.content else { return nil }
    return entries.first { $0.key == key }?.keyPosition
  }
}
