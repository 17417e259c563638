import Diagnostics

/// What a row has in a field, as messages tell it.
public struct FieldValue: Hashable, Sendable, CustomStringConvertible {
  /// The field.
  public let name: FieldName
  /// The value as it is written.
  public let text: String

  /// The field and its value.
  public var description: String { "\(name.text): \(quoted)" }

  /// The value alone, as much of it as is told.
  var quoted: String { "'\(FieldProblem.shown(text))'" }
}
