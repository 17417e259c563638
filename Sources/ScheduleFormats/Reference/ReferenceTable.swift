import Diagnostics

/// A small CSV file of a site's own, row by row, with the columns of its header by name.
struct ReferenceTable {
  let source: SourceText
  private var scanner: CSVScanner
  private var columns: [String: Int] = [:]
  private var count = 0
  var findings: Findings

  init(_ source: SourceText) {
    self.source = source
    let start = source.bytes.starts(with: SourceText.byteOrderMark) ? 3 : 0
    scanner = CSVScanner(source.bytes, in: start..<source.bytes.count)
    findings = Findings(source: source)
    guard next(), scanner.row.fault == nil else { return }
    count = scanner.row.fields.count
    for (place, field) in scanner.row.fields.enumerated() {
      let name = field.trimmed(in: source.bytes).text(in: source.bytes).lowercased()
      if columns[name] == nil { columns[name] = place }
    }
  }

  /// The first of some names that the header has.
  func column(_ names: String...) -> String? { names.first { columns[$0] != nil } }

  /// Goes to the next row that is whole; those that are not are noted.
  mutating func nextRow() -> Bool {
    while next() {
      let row = scanner.row
      if row.fault == nil, row.fields.count == count { return true }
      findings.add(ReferenceProblem.damagedRow, atByte: row.fault?.offset ?? row.start)
      if let fault = row.fault, case .notUTF8 = fault.problem { return false }
    }
    return false
  }

  /// The line of the row at hand.
  var line: Int { scanner.row.line }

  /// The text of a column in the row at hand; nil where it is empty or there is no such column.
  func text(_ column: String?) -> String? {
    guard let field = field(column), !field.isEmpty else { return nil }
    return field.text(in: source.bytes)
  }

  /// Notes what is wrong with a column of the row at hand.
  mutating func add(_ problem: ReferenceProblem, in column: String?) {
    findings.add(problem, atByte: field(column)?.start ?? scanner.row.start)
  }

  private func field(_ column: String?) -> CSVField? {
    guard let place = column.flatMap({ columns[$0] }) else { return nil }
    return scanner.row.fields[place].trimmed(in: source.bytes)
  }

  private mutating func next() -> Bool {
    while scanner.next() {
      if !scanner.row.isBlank(in: source.bytes) { return true }
    }
    return false
  }
}
