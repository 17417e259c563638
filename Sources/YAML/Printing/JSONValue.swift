import Basics

/// A JSON value whose keys keep their order, so that what is printed is always the same.
enum JSONValue {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value on lines indented by two spaces; scalars' arrays stay on one line.
  func pretty(indent: String = "") -> String {
    switch self {
    case .string(let text): return Self.quoted(text)
    case .integer(let number): return String(number)
    case .boolean(let flag): return flag ? "true" : "false"
    case .array(let items):
      guard items.contains(where: \.isNested) else {
        return "[" + items.map { $0.pretty() }.joined(separator: ", ") + "]"
      }
      let lines = items.map { indent + "  " + $0.pretty(indent: indent + "  ") }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { key, value in
        "\(indent)  \(Self.quoted(key)): \(value.pretty(indent: indent + "  "))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  private var isNested: Bool {
    switch self {
    case .string, .integer, .boolean: false
    case .array, .object: true
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      result += JSONEscape.text(for: scalar) ?? String(scalar)
    }
    return result + "\""
  }
}
