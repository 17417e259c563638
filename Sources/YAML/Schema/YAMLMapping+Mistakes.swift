extension YAMLMapping {
  /// The paths of fields whose example or default does not fit their own schema, and of choices
  /// that name no optional field. A schema's own tests expect none.
  public var mistakes: [String] {
    mistakes(beneath: "")
  }

  private func mistakes(beneath parent: String) -> [String] {
    let wrongChoices = exactlyOneOf.filter { field($0)?.presence != .optional }
    return wrongChoices.map { parent + $0 }
      + fields.flatMap { field in
        var texts = [field.example]
        if case .defaults(let text) = field.presence { texts.append(text) }
        let isWrong = texts.contains { YAMLValue(text: $0, of: field.schema) == nil }
        return (isWrong ? [parent + field.name] : [])
          + (field.mapping?.mistakes(beneath: "\(parent)\(field.name).") ?? [])
      }
  }
}

extension YAMLField {
  /// The known keys beneath this one: its own, or those of each item of its list.
  var mapping: YAMLMapping? {
    switch schema {
    case .mapping(let mapping), .list(of: .mapping(let mapping)),
      .dictionary(of: .mapping(let mapping)):
      mapping
    default: nil
    }
  }
}
