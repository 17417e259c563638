import Diagnostics

/// The known keys of a mapping.
public struct YAMLMapping: Sendable {
  /// The known keys, in the order in which they are documented.
  public let fields: [YAMLField]
  /// Optional keys of which exactly one must be given; none when the mapping has no such choice.
  public let exactlyOneOf: [String]
  /// Whether at least one key must be given, whichever.
  public let needsOne: Bool
  /// The name by which a JSON Schema has it once for all places; nil where it has one place.
  public private(set) var name: String?

  /// A mapping of known keys.
  public init(_ fields: [YAMLField], exactlyOneOf: [String] = [], needsOne: Bool = false) {
    self.fields = fields
    self.exactlyOneOf = exactlyOneOf
    self.needsOne = needsOne
  }

  /// The same mapping with a name.
  public func named(_ name: String) -> YAMLMapping {
    var mapping = self
    mapping.name = name
    return mapping
  }

  /// The field of a key, or nil when the key is unknown.
  public func field(_ name: String) -> YAMLField? {
    fields.first { $0.name == name }
  }

  /// The known keys that were written, or that the unknown ones among those written probably mean.
  func keys(meantBy entries: [YAMLEntry]) -> Set<String> {
    let names = fields.map(\.name)
    let known = Set(names)
    let written = entries.map(\.key)
    let unknown = written.filter { !known.contains($0) }
    // Looking for the nearest name takes time: no more is done than can be told.
    let meant = unknown.prefix(Findings.limit).compactMap {
      Spelling.nearest(to: $0, among: names)
    }
    return known.intersection(written).union(meant)
  }
}
