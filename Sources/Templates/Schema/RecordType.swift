/// The fields of a record, in the order of their numbers.
public struct RecordType: Sendable {
  /// The name in the documentation and in messages: `flight`, `day`.
  public let name: String
  /// The fields; a field's number is its index.
  public let fields: [Field]

  /// A record's fields, in the order of their numbers.
  public init(_ name: String, fields: [Field]) {
    self.name = name
    self.fields = fields
  }

  /// The number of the field with a name.
  public func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }
}
