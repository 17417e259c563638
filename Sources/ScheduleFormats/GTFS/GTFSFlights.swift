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

  private var findings: RecordFindings
  private var flights: [(flight: Flight, line: Int)] = []
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
    findings: RecordFindings
  ) {
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
    noons = trips.agencies.map { agency in
      (0..<days.count).map { day in
        let noon = LocalTime(date: days.first.adding(days: day), hour: 12, minute: 0)
        return agency.zone.resolve(noon).instant.unixSeconds - 43_200
      }
    }
  }

  /// The flights of calls.
  mutating func made(
    of calls: [GTFSCall]
  ) throws(Report) -> (flights: [(flight: Flight, line: Int)], findings: RecordFindings) {
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
    return (flights, findings)
  }

  private mutating func make(
    _ call: GTFSCall,
    _ trip: GTFSTrips.Trip,
    _ route: GTFSTrips.Route,
    _ range: Range<Int>
  ) throws(Report) {
    let (first, last) = (rows[range.lowerBound], rows[range.upperBound - 1])
    guard first.sequence != last.sequence else {
      report(.singleStop(trip: tripIDs[Int(call.trip)]), call)
      return
    }
    guard let times = times(of: call, in: range) else {
      report(.missingTime(trip: tripIDs[Int(call.trip)]), call)
      return
    }
    let starts = starts(of: call, first)
    if call.sequence != first.sequence, !call.isEntryOnly {
      var flight = flight(call, trip, route, .arrival, far: first)
      flight.via = via(range) { $0 > first.sequence && $0 < call.sequence }
      try expand(flight, at: times.arrival, call, trip, route, starts)
    }
    if call.sequence != last.sequence, !call.isExitOnly {
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
    _ starts: [(shift: Int, name: String)]
  ) throws(Report) {
    let (from, to) = (options.window.first.adding(days: -1), options.window.last.adding(days: 1))
    let trip = (id: tripIDs[Int(call.trip)], service: trip.service)
    for day in 0..<days.count where days.runs(trip.service, on: day) {
      let midnight = noons[route.agency][day]
      let date = days.first.adding(days: day)
      for start in starts {
        steps += 1
        let instant = Instant(unixSeconds: midnight + second + start.shift)
        let time = options.zone.time(of: instant)
        let local = time.local.date
        guard steps <= Self.mostSteps, flights.count < Self.limit else {
          throw GTFSProblem.tooManyFlights(limit: Self.limit).report(at: location(of: call))
        }
        guard from <= local, local <= to else { continue }
        var flight = template
        flight.id =
          "\(trip.id)-\(date)\(start.name)-\(call.sequence)-\(template.direction.rawValue)"
        flight.scheduledTime = time
        flights.append((flight, Int(call.line)))
      }
    }
  }

  private func flight(
    _ call: GTFSCall,
    _ trip: GTFSTrips.Trip,
    _ route: GTFSTrips.Route,
    _ direction: Direction,
    far: GTFSCall
  ) -> Flight {
    let name = names[Int(far.stop)]
    let member = stations.members[Int(call.stop)]
    var flight = Flight(
      id: "",
      direction: direction,
      airline: trips.agencies[route.agency].airline,
      number: trip.shortName ?? route.name,
      airport: Airport(code: nil, name: name, city: name),
      scheduled: FlightTime(instant: Instant(unixSeconds: 0), offset: 0)
    )
    flight.gate = member.platform
    if stations.names.count > 1 { flight.terminal = stations.names[member.station] }
    return flight
  }

  /// The names of the stops of a trip whose sequence is wanted.
  private func via(_ range: Range<Int>, where isWanted: (Int32) -> Bool) -> [String] {
    rows[range].filter { isWanted($0.sequence) }.map { names[Int($0.stop)] }
  }

  /// What the vehicle shows, where that is not the name of its last stop; as Markdown.
  private func remark(_ call: GTFSCall, _ trip: GTFSTrips.Trip, far: GTFSCall) -> String? {
    let text = call.headsign >= 0 ? texts[Int(call.headsign)] : trip.headsign
    guard let text, text != names[Int(far.stop)] else { return nil }
    return MarkdownText.escaped(text)
  }

  /// How far from its written times a trip runs, and what tells its runs apart.
  private func starts(of call: GTFSCall, _ first: GTFSCall) -> [(shift: Int, name: String)] {
    guard let runs = frequencies.runs[Int(call.trip)], first.anyTime >= 0 else { return [(0, "")] }
    var starts: [(shift: Int, name: String)] = []
    for run in runs {
      var start = run.start
      while start < run.end, starts.count <= Self.limit {
        let time = start / 3600 * 10_000 + start / 60 % 60 * 100 + start % 60
        starts.append((start - Int(first.anyTime), "T" + Digits.text(time, width: 6)))
        start += run.headway
      }
    }
    return starts
  }

  /// The times of a call; where none is told, in even steps between those that are.
  private func times(of call: GTFSCall, in range: Range<Int>) -> (arrival: Int, departure: Int)? {
    if call.arrival >= 0 { return (Int(call.arrival), Int(call.departure)) }
    let slice = rows[range]
    guard let place = slice.firstIndex(where: { $0.sequence == call.sequence }),
      let before = slice[..<place].lastIndex(where: { $0.departure >= 0 }),
      let behind = slice[place...].firstIndex(where: { $0.arrival >= 0 })
    else { return nil }
    let (from, to) = (Int(rows[before].departure), Int(rows[behind].arrival))
    let time = from + (to - from) * (place - before) / (behind - before)
    return (time, time)
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
