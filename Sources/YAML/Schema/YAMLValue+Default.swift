import Diagnostics

extension YAMLValue {
  /// The value of a text that is part of a schema; nil when it does not fit the schema, which is
  /// found by `YAMLMapping.mistakes`.
  init?(text: String, of schema: YAMLSchema) {
    let source = SourceText(path: "", text: text)
    // Why it is wrong does not matter: no file of a user's is concerned.
    guard let node = try? YAMLParser.parse(source) else { return nil }
    var check = SchemaCheck(source: source)
    let subject = SchemaSubject(position: node.position)
    guard let value = check.read(node, by: schema, as: subject), check.findings.diagnostics.isEmpty
    else { return nil }
    self = value
  }

  /// The value of a default, which has no place in any file.
  init?(default text: String, of schema: YAMLSchema) {
    guard let value = YAMLValue(text: text, of: schema) else { return nil }
    self = value.withoutPositions
  }

  private var withoutPositions: YAMLValue {
    let bare: Content =
      switch content {
      case .list(let items): .list(items.map(\.withoutPositions))
      case .mapping(let entries):
        .mapping(
          entries.map { Entry(key: Located($0.key.value), value: $0.value.withoutPositions) }
        )
      case .string, .integer, .boolean, .duration, .date: content
      }
    return YAMLValue(content: bare, position: nil, textOffset: nil)
  }
}
