import Diagnostics

/// Reads stop_times.txt twice: for the calls at the station, which are few, and then for all calls
/// of the trips that have one. Rows may stand in any order.
struct GTFSCallReader {
  /// The most calls at a station, of all days together.
  static let mostCalls = 400_000
  /// The most calls of all its trips.
  static let mostRows = 2_000_000

  /// Columns of stop_times.txt.
  private struct Columns {
    let trip, stop, sequence, arrival, departure, headsign, pickup, dropOff: Int

    init(_ table: GTFSTable) throws(Report) {
      trip = try table.required("trip_id")
      stop = try table.required("stop_id")
      sequence = try table.required("stop_sequence")
      arrival = try table.required("arrival_time")
      departure = try table.required("departure_time")
      headsign = table.column("stop_headsign")
      pickup = table.column("pickup_type")
      dropOff = table.column("drop_off_type")
    }
  }

  private let feed: GTFSFeed
  private let budget: GTFSBudget

  init(_ feed: GTFSFeed, budget: GTFSBudget) {
    self.feed = feed
    self.budget = budget
  }

  /// The calls at stops, with their trips put among names, and how many rows told of one, right and
  /// wrong.
  func calls(
    at stops: NameTable,
    trips: inout NameTable,
    texts: inout NameTable,
    findings: inout RecordFindings
  ) throws(Report) -> (calls: [GTFSCall], records: Int) {
    var table = try feed.required("stop_times.txt")
    let columns = try Columns(table)
    var calls: [GTFSCall] = []
    var records = 0
    while try table.next() {
      let size = trips.size + texts.size
      if let fault = table.row.fault {
        findings.add(
          fault.problem,
          fault.problem.diagnostic(at: table.location(ofByte: fault.offset))
        )
        continue
      }
      guard let field = table.field(columns.stop),
        let stop = stops.number(of: table.bytes, field.start..<field.end)
      else { continue }
      records += 1
      guard let trip = table.field(columns.trip) else {
        report(.missingValue(column: "trip_id"), columns.trip, table, &findings)
        continue
      }
      guard
        var call = call(
          in: table,
          columns,
          trip: trips.insert(table.bytes, trip.start..<trip.end),
          stop: stop,
          findings: &findings
        )
      else { continue }
      if let headsign = table.field(columns.headsign) {
        call.headsign = Int32(texts.insert(headsign.text(in: table.bytes)))
      }
      call.isExitOnly = is1(columns.pickup, table)
      call.isEntryOnly = is1(columns.dropOff, table)
      calls.append(call)
      try budget.take(trips.size + texts.size - size, at: table.location(of: -1))
      guard calls.count <= Self.mostCalls else {
        throw GTFSProblem.tooManyCalls(limit: Self.mostCalls).report(at: table.location(of: -1))
      }
    }
    return (calls, records)
  }

  /// All calls of the trips that are wanted, by trip and sequence, with their stops put among names.
  /// What is wrong in a row of another stop counts as not told.
  func rows(
    of trips: NameTable,
    where isWanted: (Int) -> Bool,
    stops: inout NameTable
  ) throws(Report) -> [GTFSCall] {
    var table = try feed.required("stop_times.txt")
    let columns = try Columns(table)
    var rows: [GTFSCall] = []
    var ignored = RecordFindings(source: SourceText(path: table.path, bytes: []))
    while try table.next() {
      guard table.row.fault == nil, let field = table.field(columns.trip),
        let trip = trips.number(of: table.bytes, field.start..<field.end), isWanted(trip),
        let stop = table.field(columns.stop)
      else { continue }
      let size = stops.size
      let call = call(
        in: table,
        columns,
        trip: trip,
        stop: stops.insert(table.bytes, stop.start..<stop.end),
        findings: &ignored
      )
      try budget.take(stops.size - size, at: table.location(of: -1))
      guard let call else { continue }
      rows.append(call)
      guard rows.count <= Self.mostRows else {
        throw GTFSProblem.tooManyCalls(limit: Self.mostRows).report(at: table.location(of: -1))
      }
    }
    rows.sort { ($0.trip, $0.sequence, $0.line) < ($1.trip, $1.sequence, $1.line) }
    // Of rows that are there twice the first counts.
    var (kept, last) = (0, -1)
    for index in rows.indices {
      let row = rows[index]
      if last >= 0, rows[last].trip == row.trip, rows[last].sequence == row.sequence { continue }
      rows[kept] = row
      (last, kept) = (kept, kept + 1)
    }
    rows.removeSubrange(kept...)
    return rows
  }

  private func call(
    in table: GTFSTable,
    _ columns: Columns,
    trip: Int,
    stop: Int,
    findings: inout RecordFindings
  ) -> GTFSCall? {
    guard let field = table.field(columns.sequence) else {
      report(.missingValue(column: "stop_sequence"), columns.sequence, table, &findings)
      return nil
    }
    guard let sequence = GTFSValue.number(table.bytes, field.start..<field.end) else {
      let value = field.text(in: table.bytes)
      report(
        .unreadableNumber(column: "stop_sequence", value: value),
        columns.sequence,
        table,
        &findings
      )
      return nil
    }
    guard let arrival = time(columns.arrival, "arrival_time", table, &findings),
      let departure = time(columns.departure, "departure_time", table, &findings)
    else { return nil }
    return GTFSCall(
      trip: Int32(trip),
      sequence: Int32(sequence),
      stop: Int32(stop),
      arrival: arrival >= 0 ? arrival : departure,
      departure: departure >= 0 ? departure : arrival,
      line: Int32(clamping: table.line)
    )
  }

  /// Seconds, negative where there is no time; nil where it is none.
  private func time(
    _ column: Int,
    _ name: String,
    _ table: GTFSTable,
    _ findings: inout RecordFindings
  ) -> Int32? {
    guard let field = table.field(column) else { return -1 }
    if let seconds = GTFSValue.seconds(table.bytes, field) { return Int32(seconds) }
    let value = field.text(in: table.bytes)
    report(.unreadableTime(column: name, value: value), column, table, &findings)
    return nil
  }

  private func is1(_ column: Int, _ table: GTFSTable) -> Bool {
    guard let field = table.field(column), field.end - field.start == 1 else { return false }
    return table.bytes[field.start] == UInt8(ascii: "1")
  }

  private func report(
    _ problem: GTFSProblem,
    _ column: Int,
    _ table: GTFSTable,
    _ findings: inout RecordFindings
  ) {
    findings.add(problem, problem.diagnostic(at: table.location(of: column)))
  }
}
