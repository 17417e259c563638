import Diagnostics

extension Scope {
  /// The known name that was probably meant by one whose first part no record has.
  func suggestion(for written: String) -> String? {
    let known = names
    if let near = Spelling.nearest(to: written, among: known) { return near }
    // The right field without its record. Deeper in, many records have an 'address' or a 'name'.
    return known.first {
      $0.hasSuffix(".\(written)")
        && $0.count(where: { $0 == "." }) == 1 + written.count(where: { $0 == "." })
    }
  }

  /// The known name that was probably meant by a part that a record does not have; `prefix` is the
  /// record's own name.
  func suggestion(for part: String, in record: RecordType, _ prefix: String) -> String? {
    if let near = Spelling.nearest(to: part, among: record.fields.map(\.name)) {
      return "\(prefix).\(near)"
    }
    return names.first { $0.hasPrefix("\(prefix).") && $0.hasSuffix(".\(part)") }
  }
}
