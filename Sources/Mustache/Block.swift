/// `{{$name}} … {{/name}}`: a part of a parent with its default content, or, directly in a parent's
/// tag, the content that replaces it.
public struct Block: Hashable, Sendable {
  /// The block's name; its own kind of name, apart from those of values and partials.
  public let name: Name
  /// The content.
  public let body: [Node]
  /// The blanks that the content's lines begin with: removed where the content is written, added
  /// where it is put.
  public let indentation: [UInt8]
  /// Whether the content begins on a line of its own.
  public let startsLine: Bool

  /// A block with its content.
  public init(_ name: Name, body: [Node], indentation: [UInt8] = [], startsLine: Bool = false) {
    self.name = name
    self.body = body
    self.indentation = indentation
    self.startsLine = startsLine
  }
}
