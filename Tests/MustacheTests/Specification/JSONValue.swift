import Mustache

/// A value of JSON, as the specification's cases give their data.
struct JSONValue: Decodable, Sendable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Each kind is tried in turn: a failure only says that the value is of another kind.
    if container.decodeNil() {
      value = .absent
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let items = try? container.decode([JSONValue].self) {
      value = .list(items.map(\.value))
    } else {
      value = .dictionary(try container.decode([String: JSONValue].self).mapValues(\.value))
    }
  }
}
