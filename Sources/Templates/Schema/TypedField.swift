import Mustache

/// A field together with the way to read it from its owner, so that neither can be forgotten.
public struct TypedField<Owner: Record>: Sendable {
  /// What templates and documentation know of it.
  public let field: Field
  @usableFromInline let reader: Reader

  /// How it is read, by what is read. Each closure is kept as it was declared: one that wraps
  /// another would be shared by all threads, and its owners counted at every tag.
  @usableFromInline enum Reader: Sendable {
    case text(@Sendable (Owner) -> String)
    case optionalText(@Sendable (Owner) -> String?)
    case optionalMarkup(@Sendable (Owner) -> String?)
    case boolean(@Sendable (Owner) -> Bool)
    case integer(@Sendable (Owner) -> Int)
    case optionalInteger(@Sendable (Owner) -> Int?)
    case record(@Sendable (Owner) -> any Record)
    case optionalRecord(@Sendable (Owner) -> (any Record)?)
    case list(@Sendable (Owner) -> [Value])

    /// Reads it. Inlined with `TypedRecord.value(at:)`, so that each record has its own code.
    @inlinable
    func value(of owner: Owner) -> Value {
      switch self {
      case .text(let read): return .text(read(owner))
      case .optionalText(let read):
        guard let text = read(owner) else { return .absent }
        return .text(text)
      case .optionalMarkup(let read):
        guard let markup = read(owner) else { return .absent }
        return .markup(markup)
      case .boolean(let read): return .boolean(read(owner))
      case .integer(let read): return .integer(read(owner))
      case .optionalInteger(let read):
        guard let number = read(owner) else { return .absent }
        return .integer(number)
      case .record(let read): return .record(read(owner))
      case .optionalRecord(let read):
        guard let record = read(owner) else { return .absent }
        return .record(record)
      case .list(let read): return .list(read(owner))
      }
    }
  }

  private init(_ field: Field, _ reader: Reader) {
    self.field = field
    self.reader = reader
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
    Self(Field(name, .text, summary: summary, example: example), .text(read))
  }

  /// A text that can be absent.
  public static func optionalText(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(
      Field(name, .text, isOptional: true, summary: summary, example: example),
      .optionalText(read)
    )
  }

  /// An address of this site or another.
  public static func address(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String
  ) -> Self {
    Self(Field(name, .address, summary: summary, example: example), .text(read))
  }

  /// An address that can be absent.
  public static func optionalAddress(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(
      Field(name, .address, isOptional: true, summary: summary, example: example),
      .optionalText(read)
    )
  }

  /// Markup that is safe to put as it is, and can be absent.
  public static func optionalMarkup(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> String?
  ) -> Self {
    Self(
      Field(name, .markup, isOptional: true, summary: summary, example: example),
      .optionalMarkup(read)
    )
  }

  /// True or false.
  public static func boolean(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Bool
  ) -> Self {
    Self(Field(name, .boolean, summary: summary), .boolean(read))
  }

  /// A whole number.
  public static func integer(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> Int
  ) -> Self {
    Self(Field(name, .integer, summary: summary, example: example), .integer(read))
  }

  /// A whole number that can be absent.
  public static func optionalInteger(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> Int?
  ) -> Self {
    Self(
      Field(name, .integer, isOptional: true, summary: summary, example: example),
      .optionalInteger(read)
    )
  }

  /// A record that is always there.
  public static func record<Target: TypedRecord>(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Target
  ) -> Self {
    Self(Field(name, .record(Target.type), summary: summary), .record { read($0) })
  }

  /// A record that can be absent.
  public static func optionalRecord<Target: TypedRecord>(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> Target?
  ) -> Self {
    Self(
      Field(name, .record(Target.type), isOptional: true, summary: summary),
      .optionalRecord { read($0) }
    )
  }

  /// Several records, already wrapped as values so that a list is not copied when it is read.
  public static func list<Target: TypedRecord>(
    _ name: String,
    of target: Target.Type,
    _ summary: String,
    _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Self {
    Self(Field(name, .list(.record(Target.type)), summary: summary), .list(read))
  }

  /// Several texts; in a section over them `{{.}}` is the text.
  public static func texts(
    _ name: String,
    _ summary: String,
    example: String,
    _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Self {
    Self(Field(name, .list(.text), summary: summary, example: example), .list(read))
  }
}
