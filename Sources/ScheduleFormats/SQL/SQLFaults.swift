/// What is wrong with a row: what a CSV file could have, too, and what only a database has.
struct SQLFaults {
  /// What a CSV file could have.
  var values: [CSVRow.Fault] = []
  /// What only a database has, or what is put right in another way there.
  var own: [RecordFault<SQLProblem>] = []

  /// Whether the row's flight does not count.
  var isWrong: Bool { !own.isEmpty }

  init(_ faults: [CSVRow.Fault], and other: RecordFault<SQLProblem>?) {
    if let other {
      // The value was left out, so that others may seem to be missing.
      own = [other]
      return
    }
    for fault in faults {
      if case .timeWithoutDate(let column, let value) = fault.problem {
        own.append(
          RecordFault(
            offset: fault.offset,
            problem: .timeWithoutDate(column: column, value: value)
          )
        )
      } else {
        values.append(fault)
      }
    }
  }
}
