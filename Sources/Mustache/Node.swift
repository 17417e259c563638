/// A part of a parsed template: text, a tag, or a section with what is in it.
public struct Node: Hashable, Sendable {
  /// What the part is.
  public enum Kind: Hashable, Sendable {
    /// Text, put as it is.
    case text(Text)
    /// `{{name}}`
    case variable(Name)
    /// `{{{name}}}`
    case unescaped(Name)
    /// `{{#name}} … {{/name}}`, or `{{^name}} … {{/name}}` when inverted
    case section(Name, isInverted: Bool, [Node])
    /// `{{>name}}`; with indentation when it stands alone on its line
    case partial(Name, isDynamic: Bool, indentation: [UInt8]?)
    /// `{{<name}} … {{/name}}`; with indentation when it begins and ends its lines
    case parent(Name, isDynamic: Bool, indentation: [UInt8]?, [Node])
    /// `{{$name}} … {{/name}}`
    case block(Block)
  }

  /// What the part is.
  public let kind: Kind
  /// The bytes of the source that it covers; of a section, from its opening tag to its closing one.
  public let range: Range<Int>

  /// A part of a template and the bytes that it covers.
  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
