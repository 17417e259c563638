extension YAMLMapping {
  /// The known keys as a Markdown list: what each must be, whether it is needed or what its default
  /// is, what it is for, and an example. Keys beneath a key are a list beneath it.
  public var documentation: String {
    documentation(indent: "")
  }

  private func documentation(indent: String) -> String {
    fields.map { field in
      "\(indent)- `\(field.name)`: \(field.schema.expectation)\(presence(of: field)). "
        + "\(field.summary) Example: `\(field.name): \(field.example)`\n"
        + (field.mapping?.documentation(indent: indent + "  ") ?? "")
    }.joined()
  }

  private func presence(of field: YAMLField) -> String {
    if exactlyOneOf.contains(field.name) {
      let others = exactlyOneOf.filter { $0 != field.name }.map { "`\($0)`" }
      return others.isEmpty
        ? "; required" : "; exactly one of this and \(others.joined(separator: ", "))"
    }
    switch field.presence {
    case .required: return "; required"
    case .optional: return ""
    case .defaults(let text): return "; default `\(text)`"
    }
  }
}
