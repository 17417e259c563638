import Diagnostics

/// A piece of a YAML document as it was written, before a schema says what its type is.
public struct YAMLNode: Hashable, Sendable {
  /// What a piece can be.
  public enum Content: Hashable, Sendable {
    /// A text; `isPlain` when it stood without quotes and was no block.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values, in the file's order, each key once.
    case mapping([YAMLEntry])
  }

  /// What the piece is.
  public let content: Content
  /// Where it begins in the file; at the quote of a quoted text.
  public let position: Position
  /// The byte of the file at which a scalar's text begins, where the file holds that text byte for
  /// byte (no escape, no fold), so that a finding inside the text can be placed; else nil.
  public let textOffset: Int?

  /// A piece with its place in the file.
  public init(content: Content, position: Position, textOffset: Int? = nil) {
    self.content = content
    self.position = position
    self.textOffset = textOffset
  }
}
