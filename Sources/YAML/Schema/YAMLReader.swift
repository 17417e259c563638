import Diagnostics

/// Reads YAML by a schema and finds every independent mistake in one run.
public enum YAMLReader {
  /// Reads a text, or a byte range of it as front matter, whose top is a mapping. An empty text is
  /// an empty mapping. Throws every mistake that was found.
  public static func read(
    _ source: SourceText,
    from: Int = 0,
    to: Int? = nil,
    as mapping: YAMLMapping
  ) throws(Report) -> YAMLValue {
    let reading = try check(source, from: from, to: to, as: mapping)
    guard reading.diagnostics.isEmpty else { throw Report(reading.diagnostics) }
    return reading.value
  }

  /// Reads a text whose top has free keys with values of one kind, as a dictionary of strings.
  public static func read(
    _ source: SourceText,
    asDictionaryOf schema: YAMLSchema
  ) throws(Report) -> YAMLValue {
    let reading = try reading(source, from: 0, to: nil, by: .dictionary(of: schema))
    guard reading.diagnostics.isEmpty else { throw Report(reading.diagnostics) }
    return reading.value
  }

  /// As `read`, but mistakes against the schema are returned, so that a caller can add its own.
  /// Throws only when the text is no YAML at all.
  public static func check(
    _ source: SourceText,
    from: Int = 0,
    to: Int? = nil,
    as mapping: YAMLMapping
  ) throws(Report) -> YAMLReading {
    try reading(source, from: from, to: to, by: .mapping(mapping))
  }

  private static func reading(
    _ source: SourceText,
    from: Int,
    to: Int?,
    by schema: YAMLSchema
  ) throws(Report) -> YAMLReading {
    let start = source.position(ofByte: from)
    let node =
      try YAMLParser.parse(source, from: from, to: to)
      ?? YAMLNode(content: .mapping([]), position: start)
    var check = SchemaCheck(source: source)
    let subject = SchemaSubject(example: example(of: schema), position: node.position)
    let value = check.read(node, by: schema, as: subject)
    return YAMLReading(
      node: node,
      value: value ?? YAMLValue(content: .mapping([]), position: start, textOffset: nil),
      diagnostics: check.findings.diagnostics,
      written: written(in: node, by: schema)
    )
  }

  /// A first line of a file by a schema.
  private static func example(of schema: YAMLSchema) -> String? {
    guard case .mapping(let mapping) = schema else { return "key: value" }
    let field = mapping.fields.first { $0.presence == .required } ?? mapping.fields.first
    return field.map { "\($0.name): \($0.example)" }
  }

  private static func written(in node: YAMLNode, by schema: YAMLSchema) -> Set<String> {
    guard case .mapping(let mapping) = schema, case .mapping(let entries) = node.content else {
      return []
    }
    return mapping.keys(meantBy: entries)
  }
}
