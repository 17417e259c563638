import Mustache

/// A field together with the way to read it from its owner, so that neither can be forgotten.
public struct TypedField<Owner: Record>: Sendable {
  /// What templates and documentation know of it.
  public let field: Field
  /// Reads it.
  public let read: @Sendable (Owner) -> Value

  init(_ field: Field, read: @escaping @Sendable (Owner) -> Value) {
    self.field = field
    self.read = read
  }
}

extension TypedField {
  /// A text that is always there.
  public static func text(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String
  ) -> Self {
    Self(Field(name, .text, summary: summary, example: example)) { .text(read($0)) }
  }

  /// A text that can be absent.
  public static func optionalText(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(Field(name, .text, isOptional: true, summary: summary, example: example)) {
      read($0).map(Value.text) ?? .absent
    }
  }

  /// An address of this site or another.
  public static func address(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String
  ) -> Self {
    Self(Field(name, .address, summary: summary, example: example)) { .text(read($0)) }
  }

  /// An address that can be absent.
  public static func optionalAddress(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(Field(name, .address, isOptional: true, summary: summary, example: example)) {
      read($0).map(Value.text) ?? .absent
    }
  }

  /// Markup that is safe to put as it is, and can be absent.
  public static func optionalMarkup(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(Field(name, .markup, isOptional: true, summary: summary, example: example)) {
      read($0).map(Value.markup) ?? .absent
    }
  }

  /// True or false.
  public static func boolean(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Bool
  ) -> Self {
    Self(Field(name, .boolean, summary: summary)) { .boolean(read($0)) }
  }

  /// A whole number.
  public static func integer(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> Int
  ) -> Self {
    Self(Field(name, .integer, summary: summary, example: example)) { .integer(read($0)) }
  }

  /// A whole number that can be absent.
  public static func optionalInteger(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> Int?
  ) -> Self {
    Self(Field(name, .integer, isOptional: true, summary: summary, example: example)) {
      read($0).map(Value.integer) ?? .absent
    }
  }

  /// A record that is always there.
  public static func record<Target: TypedRecord>(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Target
  ) -> Self {
    Self(Field(name, .record(Target.type), summary: summary)) { .record(read($0)) }
  }

  /// A record that can be absent.
  public static func optionalRecord<Target: TypedRecord>(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Target?
  ) -> Self {
    Self(Field(name, .record(Target.type), isOptional: true, summary: summary)) {
      read($0).map { .record($0) } ?? .absent
    }
  }

  /// Several records, already wrapped as values so that a list is not copied when it is read.
  public static func list<Target: TypedRecord>(
    _ name: String,
    of target: Target.Type,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Self {
    Self(Field(name, .list(.record(Target.type)), summary: summary)) { .list(read($0)) }
  }

  /// Several texts; in a section over them `{{.}}` is the text.
  public static func texts(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Self {
    Self(Field(name, .list(.text), summary: summary, example: example)) { .list(read($0)) }
  }
}
