/// A row of the file: its fields, and what is wrong with its form.
package struct CSVRow {
  /// What can be wrong with a row.
  typealias Fault = RecordFault<CSVProblem>

  /// The line on which it begins, counted from 1.
  var line = 1
  /// The first byte of that line.
  var start = 0
  /// The byte after its last field.
  var end = 0
  /// The fields.
  package var fields: [CSVField] = []
  /// The first mistake in its form, if there is one.
  var fault: Fault?

  /// Whether it is an empty line, which is no row.
  func isBlank(in bytes: [UInt8]) -> Bool {
    fault == nil && fields.count == 1 && fields[0].start == start
      && fields[0].trimmed(in: bytes).isEmpty
  }
}
