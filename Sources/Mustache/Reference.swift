/// How a tag's value is found when the program runs.
package enum Reference: Hashable, Sendable {
  /// By place: fields, and fields of these, of the value at a place of the context, counted from
  /// the root. Settled when a template is linked.
  case bound(place: Int, fields: [Int])
  /// By name: the first part is looked up in the context from the innermost value out, the others
  /// in what was found; no parts for the innermost value itself.
  case named([String])
}
