import Basics
import Diagnostics

/// A value that a schema has accepted, with its place. Reading it as the type that its schema names
/// always succeeds; as any other it is nil.
public struct YAMLValue: Hashable, Sendable {
  /// What a value can be.
  public enum Content: Hashable, Sendable {
    /// A text, a text of a form, or the word that was chosen.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case boolean(Bool)
    /// A length of time in seconds.
    case duration(seconds: Int)
    /// A local date.
    case date(CivilDate)
    /// Values of one kind, in the file's order.
    case list([YAMLValue])
    /// Keys and values: those that were written in the file's order, then defaults.
    case mapping([Entry])
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key; its position is nil when it was not written, as a default.
    public let key: Located<String>
    /// The value.
    public let value: YAMLValue
  }

  /// What the value is.
  public let content: Content
  /// Where it begins in its file; nil when it was not written, as a default.
  public let position: Position?
  /// The byte of the file at which a text begins, where the file holds it byte for byte; else nil.
  public let textOffset: Int?
}

extension YAMLValue {
  /// The text.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The whole number.
  public var integer: Int? {
    if case .integer(let number) = content { number } else { nil }
  }

  /// Whether it is true.
  public var boolean: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// The length of time in seconds.
  public var seconds: Int? {
    if case .duration(let seconds) = content { seconds } else { nil }
  }

  /// The local date.
  public var date: CivilDate? {
    if case .date(let date) = content { date } else { nil }
  }

  /// The values of a list; empty for what is no list.
  public var items: [YAMLValue] {
    if case .list(let items) = content { items } else { [] }
  }

  /// The keys and values of a mapping, in order; empty for what is no mapping.
  public var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The value of a key, or its default; nil when neither is there.
  public subscript(key: String) -> YAMLValue? {
    entries.first { $0.key.value == key }?.value
  }

  /// The value read as a type, with its place: `value["airport"]?.located(\.string)`.
  public func located<Value>(_ type: KeyPath<YAMLValue, Value?>) -> Located<Value>? {
    self[keyPath: type].map { Located($0, at: position) }
  }
}
