/// One named field of a record: what templates may write, and what the documentation says of it.
public struct Field: Sendable {
  /// The name, as templates write it.
  public let name: String
  /// What it holds.
  public let type: FieldType
  /// Whether it can be absent: fine in a section, empty in text.
  public let isOptional: Bool
  /// One sentence for the editor of a template.
  public let summary: String
  /// What it can look like; empty for records, lists and Booleans.
  public let example: String

  /// A field with its documentation.
  public init(
    _ name: String,
    _ type: FieldType,
    isOptional: Bool = false,
    summary: String,
    example: String = ""
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.summary = summary
    self.example = example
  }
}
