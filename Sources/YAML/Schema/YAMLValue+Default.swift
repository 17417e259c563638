import Diagnostics

extension YAMLValue {
  /// The value of a default, from its YAML text; nil when the schema itself is wrong.
  init?(default text: String, of schema: YAMLSchema) {
    let source = SourceText(path: "", text: text)
    // A default that does not fit its own schema is found by `YAMLMapping.mistakes`.
    guard let node = try? YAMLParser.parse(source) else { return nil }
    var check = SchemaCheck(source: source)
    let subject = SchemaSubject(position: node.position)
    guard let value = check.read(node, by: schema, as: subject), check.findings.diagnostics.isEmpty
    else { return nil }
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
