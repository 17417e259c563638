import Basics
import Diagnostics

/// Reads nodes by schemas and collects what is wrong.
struct SchemaCheck {
  private(set) var findings: Findings

  init(source: SourceText) {
    findings = Findings(source: source)
  }

  /// The value of a node, or nil when it is wrong; the reason is then among the findings.
  mutating func read(
    _ node: YAMLNode,
    by schema: YAMLSchema,
    as subject: SchemaSubject
  ) -> YAMLValue? {
    guard !findings.isFull else { return nil }
    switch (schema, node.content) {
    case (_, .scalar("", isPlain: true)):
      findings.add(YAMLProblem.noValue(subject), at: subject.position)
      return nil
    case (.mapping(let mapping), .mapping(let entries)):
      return value(.mapping(read(entries, by: mapping, as: subject)), of: node)
    case (.dictionary(let schema), .mapping(let entries)):
      return value(.mapping(read(entries, by: schema, as: subject)), of: node)
    case (.oneOrMore(let schema), .scalar):
      return read(node, by: schema, as: subject).map { value(.list([$0]), of: node) }
    case (.list(let schema), .sequence(let items)), (.oneOrMore(let schema), .sequence(let items)):
      return value(.list(read(items, by: schema, as: subject)), of: node)
    case (.mapping, _), (.dictionary, _), (.list, _), (.oneOrMore, _), (_, .mapping),
      (_, .sequence):
      return wrongType(node, schema, subject)
    case (_, .scalar(let text, let isPlain)):
      guard let content = scalar(text, isPlain: isPlain, at: node, by: schema, as: subject) else {
        return nil
      }
      return value(content, of: node)
    }
  }

  private func value(_ content: YAMLValue.Content, of node: YAMLNode) -> YAMLValue {
    YAMLValue(content: content, position: node.position, textOffset: node.textOffset)
  }

  private mutating func wrongType<Value>(
    _ node: YAMLNode,
    _ schema: YAMLSchema,
    _ subject: SchemaSubject
  ) -> Value? {
    let problem = YAMLProblem.wrongType(
      subject,
      expected: schema.expectation,
      found: Self.description(of: node)
    )
    findings.add(problem, at: node.position)
    return nil
  }

  private mutating func scalar(
    _ text: String,
    isPlain: Bool,
    at node: YAMLNode,
    by schema: YAMLSchema,
    as subject: SchemaSubject
  ) -> YAMLValue.Content? {
    switch schema {
    case .string:
      return .string(text)
    case .text(let form):
      return form.accepts(text) ? .string(text) : wrongType(node, schema, subject)
    case .integer(let range):
      switch isPlain ? SchemaNumber(text) : nil {
      case .whole(let number) where range.contains(number): return .integer(number)
      case nil: return wrongType(node, schema, subject)
      case .whole, .tooLarge: return outOfRange(node, schema, subject)
      }
    case .integerChoice(let choices):
      guard isPlain, case .whole(let number) = SchemaNumber(text), choices.contains(number) else {
        return wrongType(node, schema, subject)
      }
      return .integer(number)
    case .boolean:
      guard isPlain, text == "true" || text == "false" else {
        return wrongType(node, schema, subject)
      }
      return .boolean(text == "true")
    case .choice(let choices):
      guard choices.contains(text) else {
        findings.add(
          YAMLProblem.unknownChoice(subject, choices: choices, found: text),
          at: node.position
        )
        return nil
      }
      return .string(text)
    case .duration(let range):
      guard let seconds = SchemaDuration.seconds(of: text) else {
        return wrongType(node, schema, subject)
      }
      guard range.contains(seconds) else { return outOfRange(node, schema, subject) }
      return .duration(seconds: seconds)
    case .date:
      guard let date = CivilDate(iso: text) else { return wrongType(node, schema, subject) }
      return .date(date)
    case .list, .oneOrMore, .dictionary, .mapping:
      return wrongType(node, schema, subject)
    }
  }

  private mutating func outOfRange(
    _ node: YAMLNode,
    _ schema: YAMLSchema,
    _ subject: SchemaSubject
  ) -> YAMLValue.Content? {
    let problem = YAMLProblem.outOfRange(
      subject,
      allowed: schema.limits,
      found: Self.description(of: node)
    )
    findings.add(problem, at: node.position)
    return nil
  }

  private mutating func read(
    _ items: [YAMLNode],
    by schema: YAMLSchema,
    as subject: SchemaSubject
  ) -> [YAMLValue] {
    var values: [YAMLValue] = []
    for item in items {
      var itemSubject = subject
      itemSubject.isItem = true
      itemSubject.position = item.position
      if let value = read(item, by: schema, as: itemSubject) { values.append(value) }
    }
    return values
  }

  private mutating func read(
    _ entries: [YAMLEntry],
    by schema: YAMLSchema,
    as subject: SchemaSubject
  ) -> [YAMLValue.Entry] {
    var values: [YAMLValue.Entry] = []
    for entry in entries {
      let entrySubject = SchemaSubject(
        path: subject.path(to: entry.key),
        position: entry.keyPosition
      )
      guard let value = read(entry.value, by: schema, as: entrySubject) else { continue }
      values.append(.init(key: Located(entry.key, at: entry.keyPosition), value: value))
    }
    return values
  }

  private mutating func read(
    _ entries: [YAMLEntry],
    by mapping: YAMLMapping,
    as subject: SchemaSubject
  ) -> [YAMLValue.Entry] {
    var values: [YAMLValue.Entry] = []
    for entry in entries where !findings.isFull {
      guard let field = mapping.field(entry.key) else {
        let known = mapping.fields.map(\.name)
        let problem = YAMLProblem.unknownKey(entry.key, path: subject.path, known: known)
        findings.add(problem, at: entry.keyPosition)
        continue
      }
      let fieldSubject = SchemaSubject(
        path: subject.path(to: entry.key),
        example: field.example,
        position: entry.keyPosition
      )
      guard let value = read(entry.value, by: field.schema, as: fieldSubject) else { continue }
      values.append(.init(key: Located(entry.key, at: entry.keyPosition), value: value))
    }
    // A key that is only misspelled is told once, not also as missing.
    let written = mapping.keys(meantBy: entries)
    checkChoice(entries, meaning: written, of: mapping, as: subject)
    for field in mapping.fields where !written.contains(field.name) {
      switch field.presence {
      case .required:
        let problem = YAMLProblem.missingKey(
          field.name,
          path: subject.path,
          example: field.example
        )
        findings.add(problem, at: subject.position)
      case .optional: break
      case .defaults(let text):
        guard let value = YAMLValue(default: text, of: field.schema) else { break }
        values.append(.init(key: Located(field.name), value: value))
      }
    }
    return values
  }

  private mutating func checkChoice(
    _ entries: [YAMLEntry],
    meaning written: Set<String>,
    of mapping: YAMLMapping,
    as subject: SchemaSubject
  ) {
    if mapping.needsOne, entries.isEmpty {
      tellMissingChoice(mapping.fields.map(\.name), of: mapping, as: subject)
    }
    guard !mapping.exactlyOneOf.isEmpty else { return }
    let given = entries.filter { mapping.exactlyOneOf.contains($0.key) }
    guard let first = given.first else {
      guard written.isDisjoint(with: mapping.exactlyOneOf) else { return }
      tellMissingChoice(mapping.exactlyOneOf, of: mapping, as: subject)
      return
    }
    for other in given.dropFirst() {
      let problem = YAMLProblem.severalChoices(other.key, other: first.key)
      findings.add(problem, at: other.keyPosition, first: first.keyPosition)
    }
  }

  private mutating func tellMissingChoice(
    _ names: [String],
    of mapping: YAMLMapping,
    as subject: SchemaSubject
  ) {
    let name = names.first ?? ""
    let example = "\(name): \(mapping.field(name)?.example ?? "")"
    let problem = YAMLProblem.missingChoice(names, path: subject.path, example: example)
    findings.add(problem, at: subject.position)
  }

  /// A node as messages name it.
  private static func description(of node: YAMLNode) -> String {
    switch node.content {
    case .sequence: return "a list"
    case .mapping: return "keys and values"
    case .scalar(let text, let isPlain):
      return isPlain || Int(text) == nil && text != "true" && text != "false"
        ? "'\(text.shortened)'" : "'\(text.shortened)' in quotes"
    }
  }
}
