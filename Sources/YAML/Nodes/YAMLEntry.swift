import Diagnostics

/// A key with its value.
public struct YAMLEntry: Hashable, Sendable {
  /// The key's text.
  public let key: String
  /// Where the key begins in the file.
  public let keyPosition: Position
  /// What stands behind the key.
  public let value: YAMLNode

  /// A key with its value.
  public init(key: String, keyPosition: Position, value: YAMLNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
