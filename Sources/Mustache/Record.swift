/// Something with numbered fields: how a site's data reaches a template.
///
/// A class, so that a value that holds one is two words and is passed without being copied; its
/// conforming types are immutable.
public protocol Record: AnyObject, Sendable {
  /// The value of a field, by its place in the record's type.
  func value(at field: Int) -> Value
}
