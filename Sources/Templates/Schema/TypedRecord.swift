import Mustache

/// A record whose fields are declared once, for reading, checking and documentation alike.
public protocol TypedRecord: Record {
  /// The record's name in documentation and messages.
  static var name: String { get }
  /// The fields, in the order of their numbers. A stored `static let`: it is read at every tag.
  static var fields: [TypedField<Self>] { get }
}

extension TypedRecord {
  /// The record's type, as templates are checked against it.
  public static var type: RecordType {
    RecordType(name, fields: fields.map(\.field))
  }

  /// Reads a field by its number.
  @inlinable public func value(at field: Int) -> Value {
    Self.fields[field].reader.value(of: self)
  }
}
