import Diagnostics

extension Scope {
  /// The known name that was probably meant by one whose first part no record has.
  func suggestion(for written: String) -> String? {
    let known = names
    if let near = Spelling.nearest(to: written, among: known) { return near }
    // The right field without its record.
    return known.first { $0.hasSuffix(".\(written)") }
  }

  /// The known name that was probably meant by one that a record does not have.
  func suggestion(for written: String, in record: RecordType, _ prefix: String) -> String? {
    Spelling.nearest(to: written, among: record.fields.map { "\(prefix).\($0.name)" })
      ?? suggestion(for: written)
  }
}
