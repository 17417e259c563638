import Diagnostics

/// Trips that run again and again, as frequencies.txt has them.
struct GTFSFrequencies {
  /// From when to when, and how often, in seconds; the last one leaves before the end.
  struct Run {
    var start: Int
    var end: Int
    var headway: Int
  }

  /// The runs of trips, by their numbers.
  private(set) var runs: [Int: [Run]] = [:]

  /// Reads the runs of the trips of these ids; a feed need not have any.
  init(
    _ feed: GTFSFeed,
    ids: NameTable,
    budget: GTFSBudget,
    findings: inout RecordFindings
  ) throws(Report) {
    guard var table = try feed.table("frequencies.txt") else { return }
    let id = try table.required("trip_id")
    let (start, end) = (try table.required("start_time"), try table.required("end_time"))
    let headway = try table.required("headway_secs")
    while try table.next() {
      if let fault = table.row.fault {
        findings.add(
          fault.problem,
          fault.problem.diagnostic(at: table.location(ofByte: fault.offset))
        )
        continue
      }
      guard let field = table.field(id),
        let trip = ids.number(of: table.bytes, field.start..<field.end),
        let from = Self.time(start, table, &findings),
        let to = Self.time(end, table, &findings)
      else { continue }
      guard let field = table.field(headway),
        let seconds = GTFSValue.number(table.bytes, field.start..<field.end), seconds > 0
      else {
        let value = table.text(headway) ?? ""
        let problem = GTFSProblem.unreadableNumber(column: "headway_secs", value: value)
        findings.add(problem, problem.diagnostic(at: table.location(of: headway)))
        continue
      }
      try budget.take(MemoryLayout<Run>.stride, at: table.location(of: id))
      runs[trip, default: []].append(Run(start: from, end: to, headway: seconds))
    }
  }

  private static func time(
    _ column: Int,
    _ table: GTFSTable,
    _ findings: inout RecordFindings
  ) -> Int? {
    if let field = table.field(column),
      let seconds = GTFSValue.seconds(table.bytes, field)
    {
      return seconds
    }
    let problem = GTFSProblem.unreadableTime(
      column: table.names[column],
      value: table.text(column) ?? ""
    )
    findings.add(problem, problem.diagnostic(at: table.location(of: column)))
    return nil
  }
}
