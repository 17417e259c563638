import Diagnostics
import Mustache

/// A value of the front matter, with its place in the file.
public struct FrontMatterValue: Sendable {
  /// The text, with tags as they are written.
  public let text: String
  /// Where the value begins, at its quotation mark if it has one.
  public let position: Position
  /// The text, and in a page's title and subtitle the tags in it, whose offsets are those of the
  /// file.
  public let tokens: [Token]

  /// A value with its place.
  public init(_ text: String, position: Position, tokens: [Token]) {
    self.text = text
    self.position = position
    self.tokens = tokens
  }
}
