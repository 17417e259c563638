/// A known key of a mapping, with what people should know of it.
public struct YAMLField: Sendable {
  /// What happens when the key is absent.
  public enum Presence: Hashable, Sendable {
    /// The file is refused.
    case required
    /// The value is absent.
    case optional
    /// The value is as if this text had been written.
    case defaults(to: String)
  }

  /// The key.
  public let name: String
  /// What its value must be.
  public let schema: YAMLSchema
  /// What happens when the key is absent.
  public let presence: Presence
  /// What the key is for, in one sentence with a full stop.
  public let summary: String
  /// A good value as it is written in YAML on one line, for example `{ seed: 13 }`.
  public let example: String

  /// A known key.
  public init(
    _ name: String,
    _ schema: YAMLSchema,
    _ presence: Presence = .optional,
    summary: String,
    example: String
  ) {
    self.name = name
    self.schema = schema
    self.presence = presence
    self.summary = summary
    self.example = example
  }
}
