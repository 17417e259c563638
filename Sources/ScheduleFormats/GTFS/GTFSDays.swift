import Basics
import Diagnostics

/// On which days services run, in a range of days.
struct GTFSDays {
  /// The first day of the range.
  let first: CivilDate
  /// How many days it has.
  let count: Int
  /// For each service by its number and each day whether it runs.
  private var runs: [[Bool]]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Reads the days of services; exceptions may stand alone.
  init(
    _ feed: GTFSFeed,
    of services: NameTable,
    from first: CivilDate,
    count: Int,
    findings: inout RecordFindings
  ) throws(Report) {
    self.first = first
    self.count = count
    runs = Array(repeating: Array(repeating: false, count: count), count: services.count)
    let weeks = try feed.table("calendar.txt")
    let exceptions = try feed.table("calendar_dates.txt")
    guard weeks != nil || exceptions != nil else {
      throw GTFSProblem.missingCalendar.report(at: Location(path: feed.path))
    }
    // A zip file has one of its files open at a time.
    if weeks != nil, let table = try feed.table("calendar.txt") {
      try read(weeks: table, services, &findings)
    }
    if exceptions != nil, let table = try feed.table("calendar_dates.txt") {
      try read(exceptions: table, services, &findings)
    }
  }

  /// Whether a service runs on a day, told by its number in the range.
  func runs(_ service: Int, on day: Int) -> Bool { runs[service][day] }

  /// Whether a service runs on any of the days.
  func runsAtAll(_ service: Int) -> Bool { runs[service].contains(true) }

  private mutating func read(
    weeks: GTFSTable,
    _ services: NameTable,
    _ findings: inout RecordFindings
  ) throws(Report) {
    var table = weeks
    let id = try table.required("service_id")
    let (start, end) = (try table.required("start_date"), try table.required("end_date"))
    var days: [Int] = []
    for name in Self.weekdays { days.append(try table.required(name)) }
    while try table.next() {
      guard let service = Self.service(id, table, services, &findings),
        let from = Self.date(start, table, &findings), let to = Self.date(end, table, &findings)
      else { continue }
      var week: [Bool] = []
      for day in days {
        guard let runs = Self.number(day, 0...1, table, &findings) else { break }
        week.append(runs == 1)
      }
      guard week.count == 7 else { continue }
      for day in 0..<count {
        let date = first.adding(days: day)
        if week[date.weekday - 1], from <= date, date <= to { runs[service][day] = true }
      }
    }
  }

  private mutating func read(
    exceptions: GTFSTable,
    _ services: NameTable,
    _ findings: inout RecordFindings
  ) throws(Report) {
    var table = exceptions
    let id = try table.required("service_id")
    let (date, type) = (try table.required("date"), try table.required("exception_type"))
    while try table.next() {
      guard let service = Self.service(id, table, services, &findings),
        let date = Self.date(date, table, &findings),
        let type = Self.number(type, 1...2, table, &findings)
      else { continue }
      let day = date.daysSinceEpoch - first.daysSinceEpoch
      if (0..<count).contains(day) { runs[service][day] = type == 1 }
    }
  }

  private static func service(
    _ column: Int,
    _ table: GTFSTable,
    _ services: NameTable,
    _ findings: inout RecordFindings
  ) -> Int? {
    if let fault = table.row.fault {
      findings.add(
        fault.problem,
        fault.problem.diagnostic(at: table.location(ofByte: fault.offset))
      )
      return nil
    }
    guard let field = table.field(column) else { return nil }
    return services.number(of: table.bytes, field.start..<field.end)
  }

  private static func date(
    _ column: Int,
    _ table: GTFSTable,
    _ findings: inout RecordFindings
  ) -> CivilDate? {
    if let field = table.field(column), let date = GTFSValue.date(table.bytes, field) {
      return date
    }
    let problem = GTFSProblem.unreadableDate(
      column: table.names[column],
      value: table.text(column) ?? ""
    )
    findings.add(problem, problem.diagnostic(at: table.location(of: column)))
    return nil
  }

  private static func number(
    _ column: Int,
    _ range: ClosedRange<Int>,
    _ table: GTFSTable,
    _ findings: inout RecordFindings
  ) -> Int? {
    if let field = table.field(column),
      let number = GTFSValue.number(table.bytes, field.start..<field.end), range.contains(number)
    {
      return number
    }
    let problem = GTFSProblem.unreadableNumber(
      column: table.names[column],
      value: table.text(column) ?? ""
    )
    findings.add(problem, problem.diagnostic(at: table.location(of: column)))
    return nil
  }
}
