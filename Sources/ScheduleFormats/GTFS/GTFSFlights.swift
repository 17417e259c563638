import Basics
import Diagnostics
import Schedule

/// Makes flights of calls: of each day on which its trip runs one that arrives, one that departs, or
/// both.
struct GTFSFlights {
  /// The most flights of a window with a day on each side.
  static let limit = 200_000
  /// The most days and times that are looked at for them.
  private static let mostSteps = 20_000_000

  let options: GTFSOptions
  let stations: GTFSStations
  let trips: GTFSTrips
  let tripIDs: NameTable
  let days: GTFSDays
  let frequencies: GTFSFrequencies
  /// The calls of the trips that run, by trip and sequence, and the names of their stops.
  let rows: [GTFSCall]
  let names: [String]
  let texts: NameTable
  let path: String

  /// What is wrong with the feed.
  private(set) var findings: RecordFindings
  /// How many flights there are.
  private(set) var count = 0

  private let budget: GTFSBudget
  private var collector: FlightCollector
  private var noons: [[Int]]
  private var steps = 0

  init(
    _ options: GTFSOptions,
    _ stations: GTFSStations,
    _ trips: GTFSTrips,
    tripIDs: NameTable,
    _ days: GTFSDays,
    _ frequencies: GTFSFrequencies,
    rows: [GTFSCall],
    names: [String],
    texts: NameTable,
    path: String,
    findings: RecordFindings,
    records: Int,
    budget: GTFSBudget
  ) {
    self.budget = budget
    collector = FlightCollector(
      path: path,
      onError: options.onError,
      found: findings,
      records: records
    )
    self.options = options
    self.stations = stations
    self.trips = trips
    self.tripIDs = tripIDs
    self.days = days
    self.frequencies = frequencies
    self.rows = rows
    self.names = names
    self.texts = texts
    self.path = path
    self.findings = findings
    // A service's day begins twelve hours before noon, whatever the clock does in the night.
    var known: [String: [Int]] = [:]
    noons = trips.agencies.map { agency in
      if let noons = known[agency.zone.identifier] { return noons }
      let noons = (0..<days.count).map { day in
        let noon = LocalTime(date: days.first.adding(days: day), hour: 12, minute: 0)
        return agency.zone.resolve(noon).instant.unixSeconds - 43_200
      }
      known[agency.zone.identifier] = noons
      return noons
    }
  }

  /// The flights that were made.
  mutating func finished() throws(Report) -> ScheduleReading {
    collector.take(findings)
    return try collector.finished(notes: [])
  }

  /// Makes the flights of calls.
  mutating func make(_ calls: [GTFSCall]) throws(Report) {
    var ranges: [Int32: Range<Int>] = [:]
    var start = 0
    while start < rows.count {
      var end = start
      while end < rows.count, rows[end].trip == rows[start].trip { end += 1 }
      ranges[rows[start].trip] = start..<end
      start = end
    }
    var unknownTrips: Set<Int32> = []
    var unknownRoutes: Set<Int> = []
    var seen: [Int64: Int] = [:]
    for (index, call) in calls.enumerated() {
      let key = Int64(call.trip) << 32 | Int64(call.sequence)
      if let first = seen[key] {
        report(repetition: call, of: calls[first])
        continue
      }
      seen[key] = index
      guard let trip = trips.trips[Int(call.trip)] else {
        if unknownTrips.insert(call.trip).inserted {
          report(.unknownTrip(tripIDs[Int(call.trip)]), call)
        }
        continue
      }
      guard let route = trips.routes[trip.route] else {
        if unknownRoutes.insert(trip.route).inserted {
          report(.unknownRoute(trips.routeIDs[trip.route]), call)
        }
        continue
      }
      guard days.runsAtAll(trip.service), let range = ranges[call.trip] else { continue }
      try make(call, trip, route, range)
    }
  }

  private mutating func make(
    _ call: GTFSCall,
    _ trip: GTFSTrips.Trip,
    _ route: GTFSTrips.Route,
    _ range: Range<Int>
  ) throws(Report) {
    // A trip that calls here again and again, and at very many stops, would take for ever.
    steps += range.count
    try budget.take(range.count * 16, at: location(of: call))
    let (first, last) = (rows[range.lowerBound], rows[range.upperBound - 1])
    guard first.sequence != last.sequence else {
      report(.singleStop(trip: tripIDs[Int(call.trip)]), call)
      return
    }
    guard let times = times(of: call, in: range) else {
      report(.missingTime(trip: tripIDs[Int(call.trip)]), call)
      return
    }
    let arrives = call.sequence != first.sequence && !call.isEntryOnly
    let departs = call.sequence != last.sequence && !call.isExitOnly
    guard arrives || departs else { return }
    let starts = try starts(of: call, first)
    if arrives {
      var flight = flight(call, trip, route, .arrival, far: first)
      flight.via = via(range) { $0 > first.sequence && $0 < call.sequence }
      try expand(flight, at: times.arrival, call, trip, route, starts)
    }
    if departs {
      var flight = flight(call, trip, route, .departure, far: last)
      flight.via = via(range) { $0 > call.sequence && $0 < last.sequence }
      flight.remark = remark(call, trip, far: last)
      try expand(flight, at: times.departure, call, trip, route, starts)
    }
  }

  /// The flights of a call on all days, from one that has everything but id and time.
  private mutating func expand(
    _ template: Flight,
    at second: Int,
    _ call: GTFSCall,
    _ trip: GTFSTrips.Trip,
    _ route: GTFSTrips.Route,
    _ starts: [Start]
  ) throws(Report) {
    let (from, to) = (options.window.first.adding(days: -1), options.window.last.adding(days: 1))
    let trip = (id: tripIDs[Int(call.trip)], service: trip.service)
    for day in 0..<days.count where days.runs(trip.service, on: day) {
      let midnight = noons[route.agency][day]
      let date = days.first.adding(days: day)
      for start in starts {
        try step(at: call)
        let instant = Instant(unixSeconds: midnight + second + start.shift)
        let time = options.zone.time(of: instant)
        let local = time.local.date
        guard count < Self.limit else {
          throw GTFSProblem.tooManyFlights(limit: Self.limit).report(at: location(of: call))
        }
        guard from <= local, local <= to else { continue }
        var flight = template
        flight.id =
          "\(trip.id)-\(date)\(start.name)-\(call.sequence)-\(template.direction.rawValue)"
        flight.scheduledTime = time
        collector.add(flight, at: RecordPlace(at: location(of: call)))
        count += 1
      }
    }
  }

  /// Counts what is looked at for a call; throws where that takes too long.
  mutating func step(at call: GTFSCall) throws(Report) {
    steps += 1
    guard steps <= Self.mostSteps else {
      throw GTFSProblem.tooManyFlights(limit: Self.limit).report(at: location(of: call))
    }
  }

  private mutating func report(repetition call: GTFSCall, of first: GTFSCall) {
    var same = first
    same.line = call.line
    let (trip, sequence) = (tripIDs[Int(call.trip)], Int(call.sequence))
    let problem: GTFSProblem =
      same == call
      ? .repeatedCall(trip: trip, sequence: sequence)
      : .conflictingCall(trip: trip, sequence: sequence)
    let (place, note) = (location(of: call), Note("the first is at \(location(of: first))"))
    findings.add(problem, problem.diagnostic(at: place, notes: [note]))
  }

  private mutating func report(_ problem: GTFSProblem, _ call: GTFSCall) {
    let location = location(of: call)
    findings.add(problem, problem.diagnostic(at: location))
  }

  private func location(of call: GTFSCall) -> Location {
    Location(path: path, position: Position(line: Int(call.line), column: 1))
  }
}
