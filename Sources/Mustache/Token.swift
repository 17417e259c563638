/// A piece of a template: a run of text, or one tag. Mustache 1.4 without lambdas.
public struct Token: Hashable, Sendable {
  /// What the piece is.
  public enum Kind: Hashable, Sendable {
    /// Text, exactly as it stands.
    case text([UInt8])
    /// `{{name}}`
    case variable(Name)
    /// `{{{name}}}` or `{{&name}}`
    case unescaped(Name)
    /// `{{#name}}`
    case section(Name)
    /// `{{^name}}`
    case inverted(Name)
    /// `{{/name}}`, which ends a section, a block or a parent
    case close(Name)
    /// `{{>name}}`, or `{{>*name}}` when dynamic
    case partial(Name, isDynamic: Bool)
    /// `{{<name}}`, or `{{<*name}}` when dynamic
    case parent(Name, isDynamic: Bool)
    /// `{{$name}}`
    case block(Name)
    /// `{{! … }}`
    case comment
    /// `{{=<% %>=}}`
    case delimiters
  }

  /// What the piece is.
  public let kind: Kind
  /// The bytes of the source that it covers, from the first brace to the last.
  public let range: Range<Int>

  /// A piece of a template and the bytes that it covers.
  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
