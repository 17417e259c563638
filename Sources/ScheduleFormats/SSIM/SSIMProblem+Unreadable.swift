extension SSIMProblem {
  /// That a field of a record cannot be read.
  static func unreadable(_ field: SSIMField, in line: SSIMLine, of bytes: [UInt8]) -> SSIMProblem {
    let (name, expectation) = field.words
    return .unreadable(
      columns: field.columns,
      name: name,
      value: line.text(of: field.columns, in: bytes),
      expectation: expectation
    )
  }
}
