/// What a name stands for when a template is rendered.
public enum Value: Sendable {
  /// Nothing: empty text, a false section.
  case absent
  /// True or false; a section over `true` keeps its context.
  case boolean(Bool)
  /// A whole number, written in decimal.
  case integer(Int)
  /// Text, escaped where it is put.
  case text(String)
  /// Markup that may be put as it is.
  case markup(String)
  /// A record with fields that were resolved when the template was loaded.
  case record(any Record)
  /// Several values: a section over them is repeated.
  case list([Value])
  /// Fields by name, looked up while rendering.
  case dictionary([String: Value])
}
