extension YAMLMapping {
  /// The mapping as JSON Schema 2020-12, for editors that check YAML by it: always the same text
  /// for the same mapping, ending with a line feed. What has a name is told once, beneath `$defs`.
  public func jsonSchema(title: String, summary: String) -> String {
    let head: [(key: String, value: JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
      ("description", .string(summary)),
    ]
    var definitions: [(key: String, value: JSONValue)] = []
    for field in fields { field.schema.define(in: &definitions) }
    let defined = definitions.isEmpty ? [] : [(key: "$defs", value: JSONValue.object(definitions))]
    return JSONValue.object(head + jsonMembers + defined).pretty() + "\n"
  }

  fileprivate var jsonMembers: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("type", .string("object")),
      ("additionalProperties", .boolean(false)),
    ]
    let required = fields.filter { $0.presence == .required }.map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if !exactlyOneOf.isEmpty {
      let choices = exactlyOneOf.map { name in
        JSONValue.object([("required", .array([.string(name)]))])
      }
      members.append(("oneOf", .array(choices)))
    }
    if needsOne { members.append(("minProperties", .integer(1))) }
    let properties = fields.map { (key: $0.name, value: JSONValue.object($0.jsonMembers)) }
    members.append(("properties", .object(properties)))
    return members
  }
}

extension YAMLField {
  fileprivate var jsonMembers: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("description", .string(summary))]
    members += schema.jsonMembers
    if case .defaults(let text) = presence { members.append(("default", schema.json(of: text))) }
    members.append(("examples", .array([schema.json(of: example)])))
    return members
  }
}

extension YAMLSchema {
  /// The name of the definition, where the schema is one.
  private var definitionName: String? {
    switch self {
    case .mapping(let mapping): mapping.name
    case .oneOrMore(of: .text(let form)): form.name
    default: nil
    }
  }

  /// Adds the definitions of this schema and of all in it that are not there yet.
  fileprivate func define(in definitions: inout [(key: String, value: JSONValue)]) {
    if let name = definitionName {
      guard !definitions.contains(where: { $0.key == name }) else { return }
      definitions.append((name, .object(inlineJSONMembers)))
    }
    switch self {
    case .list(let schema), .oneOrMore(let schema), .dictionary(let schema):
      schema.define(in: &definitions)
    case .mapping(let mapping):
      for field in mapping.fields { field.schema.define(in: &definitions) }
    default: break
    }
  }

  fileprivate var jsonMembers: [(key: String, value: JSONValue)] {
    definitionName.map { [("$ref", .string("#/$defs/\($0)"))] } ?? inlineJSONMembers
  }

  private var inlineJSONMembers: [(key: String, value: JSONValue)] {
    switch self {
    case .string:
      return [("type", .string("string"))]
    case .text(let form):
      return [("type", .string("string")), ("pattern", .string(form.pattern))]
    case .integer(let range):
      var members: [(key: String, value: JSONValue)] = [("type", .string("integer"))]
      if range.lowerBound > .min { members.append(("minimum", .integer(range.lowerBound))) }
      if range.upperBound < .max { members.append(("maximum", .integer(range.upperBound))) }
      return members
    case .integerChoice(let choices):
      return [("enum", .array(choices.map(JSONValue.integer)))]
    case .boolean:
      return [("type", .string("boolean"))]
    case .choice(let choices):
      return [("enum", .array(choices.map(JSONValue.string)))]
    case .duration:
      let pattern = "^(?=[0-9])([0-9]+h)?( ?[0-9]+m)?( ?[0-9]+s)?$"
      return [("type", .string("string")), ("pattern", .string(pattern))]
    case .date:
      return [("type", .string("string")), ("format", .string("date"))]
    case .list(let schema):
      return [("type", .string("array")), ("items", .object(schema.jsonMembers))]
    case .oneOrMore(let schema):
      let one = JSONValue.object(schema.jsonMembers)
      let list = JSONValue.object(YAMLSchema.list(of: schema).jsonMembers)
      return [("anyOf", .array([one, list]))]
    case .dictionary(let schema):
      return [("type", .string("object")), ("additionalProperties", .object(schema.jsonMembers))]
    case .mapping(let mapping):
      return mapping.jsonMembers
    }
  }

  /// A YAML text of this schema as JSON.
  fileprivate func json(of text: String) -> JSONValue {
    YAMLValue(text: text, of: self)?.json ?? .string(text)
  }
}

extension YAMLValue {
  fileprivate var json: JSONValue {
    switch content {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .boolean(let flag): .boolean(flag)
    case .duration(let seconds): .string(SchemaDuration.text(of: seconds))
    case .date(let date): .string("\(date)")
    case .list(let items): .array(items.map(\.json))
    case .mapping(let entries):
      // What was not written is a default, which an example need not repeat.
      .object(entries.filter { $0.key.position != nil }.map { ($0.key.value, $0.value.json) })
    }
  }
}
