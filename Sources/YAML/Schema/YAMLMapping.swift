import Diagnostics

/// The known keys of a mapping.
public struct YAMLMapping: Sendable {
  /// The known keys, in the order in which they are documented.
  public let fields: [YAMLField]
  /// Optional keys of which exactly one must be given; none when the mapping has no such choice.
  public let exactlyOneOf: [String]

  /// A mapping of known keys.
  public init(_ fields: [YAMLField], exactlyOneOf: [String] = []) {
    self.fields = fields
    self.exactlyOneOf = exactlyOneOf
  }

  /// The field of a key, or nil when the key is unknown.
  public func field(_ name: String) -> YAMLField? {
    fields.first { $0.name == name }
  }

  /// The known keys that were written, or that the unknown ones among those written probably mean.
  func keys(meantBy entries: [YAMLEntry]) -> Set<String> {
    let names = fields.map(\.name)
    let known = Set(names)
    return entries.reduce(into: []) { keys, entry in
      if known.contains(entry.key) {
        keys.insert(entry.key)
      } else if let near = Spelling.nearest(to: entry.key, among: names) {
        keys.insert(near)
      }
    }
  }
}
