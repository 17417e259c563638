import Diagnostics

extension YAMLValue {
  /// The value of a key that the schema requires or gives a default, read as a type:
  /// `try site.required("days", \.integer, in: source)`. Throws when the schema did neither.
  public func required<Value>(
    _ key: String,
    _ type: KeyPath<YAMLValue, Value?>,
    in source: SourceText
  ) throws(Report) -> Located<Value> {
    if let value = self[key]?.located(type) { return value }
    let location = position.map(source.location(of:)) ?? Location(path: source.path)
    throw YAMLProblem.missingKey(key, path: "", example: "…").report(at: location)
  }
}
