import Basics

/// A value of JSON, whose keys keep their order.
indirect enum JSONText {
  case null
  case number(Int)
  case string(String)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// A text, or null.
  static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// A number, or null.
  static func optional(_ number: Int?) -> JSONText { number.map(JSONText.number) ?? .null }

  /// The value as JSON writes it, indented.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .number(let number): return "\(number)"
    case .string(let text): return Self.quoted(text)
    case .list(let items):
      guard !items.isEmpty else { return "[]" }
      let lines = items.map { inner + $0.text(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let entries):
      guard !entries.isEmpty else { return "{}" }
      let lines = entries.map {
        "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { JSONEscape.text(for: $0) ?? String($0) }
    return "\"\(scalars.joined())\""
  }
}
