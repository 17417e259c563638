import Diagnostics
import Schedule

/// What has been read of a file so far, whatever its format: flights and where they are, what was
/// found, and at the end which flights are there twice.
struct FlightCollector {
  private let source: SourceText
  private let onError: RowErrorPolicy
  private var flights: [Flight] = []
  /// Where each flight's record is.
  private var places: [RecordPlace] = []
  private var faults: RecordFindings
  /// Flights that are there again, which are found when all records have been read.
  private var repetitions: RecordFindings
  private var records = 0

  init(source: SourceText, onError: RowErrorPolicy) {
    self.source = source
    self.onError = onError
    faults = RecordFindings(source: source)
    repetitions = faults
    // A record is seldom shorter; growing would copy every flight again and again.
    flights.reserveCapacity(source.bytes.count / 100)
    places.reserveCapacity(source.bytes.count / 100)
  }

  /// Whether any record so far has a mistake.
  var hasErrors: Bool { faults.hasErrors }

  /// Takes a record's flight, or nil for a bad record, and what was found in it. One record is one
  /// call; where it makes no flight or several there are `countRecord`, `tell` and `add`.
  mutating func append(
    _ flight: consuming Flight?,
    at place: RecordPlace,
    faults: [RecordFault<some Problem>]
  ) {
    countRecord()
    tell(faults, at: place)
    if let flight = consume flight { add(flight, at: place) }
  }

  /// Counts a record, right or wrong, that was meant to be a flight.
  mutating func countRecord() { records += 1 }

  /// Takes what was found in a record.
  mutating func tell(_ faults: [RecordFault<some Problem>], at place: RecordPlace) {
    let source = source
    for fault in faults {
      self.faults.add(
        fault.problem,
        fault.problem.diagnostic(at: place.location(ofByte: fault.offset, in: source))
      )
    }
  }

  /// Takes what was found about a record as a whole.
  mutating func tell(_ problem: some Problem, at place: RecordPlace) {
    faults.add(problem, problem.diagnostic(at: place.location(in: source)))
  }

  /// Takes a flight of a record. Its own number among its codeshares says nothing more.
  mutating func add(_ flight: consuming Flight, at place: RecordPlace) {
    if !flight.codeshares.isEmpty {
      let own = FlightName(flight.designator)
      flight.codeshares.removeAll { FlightName($0) == own }
    }
    let count = flight.codeshares.count
    flights.append(consume flight)
    places.append(place)
    if count > CodeshareList.limit { cutCodeshares(at: place) }
  }

  private mutating func cutCodeshares(at place: RecordPlace) {
    let index = flights.count - 1
    let problem = FlightProblem.manyCodeshares(
      flight: flights[index].designator,
      limit: CodeshareList.limit
    )
    tell(problem, at: place)
    flights[index].codeshares.removeSubrange(CodeshareList.limit...)
  }

  /// A collector of flights from several files, in which something has been found already, in so many
  /// records.
  init(path: String, onError: RowErrorPolicy, found: RecordFindings, records: Int) {
    self.init(source: SourceText(path: path, bytes: []), onError: onError)
    faults = found
    self.records = records
  }

  /// Takes what was found in several files in place of what was found before.
  mutating func take(_ found: RecordFindings) { faults = found }

  /// The flights, each with an id of its own, and notes about the file.
  mutating func finished(notes: [Note]) throws(Report) -> ScheduleReading {
    let hadFlights = !flights.isEmpty
    var contrary = ContraryStatuses()
    var far = FarTimes()
    for (index, place) in places.enumerated() {
      far.remove(from: &flights[index], at: place)
      contrary.look(at: flights[index].status.code, of: flights[index].direction, at: place)
    }
    removeRepetitions()
    let found =
      faults.diagnostics + repetitions.diagnostics + contrary.diagnostics(in: source)
      + far.diagnostics(in: source)
    if faults.hasErrors || repetitions.hasErrors, onError == .fail || !hadFlights {
      throw Report(found.sorted())
    }
    let warnings = found.map { error in
      var warning = error
      warning.severity = .warning
      return warning
    }
    var reading = ScheduleReading(
      flights: flights,
      warnings: warnings.sorted(),
      notes: notes
    )
    reading.records = records
    reading.counts = faults.counts.merging(repetitions.counts, uniquingKeysWith: +)
    reading.asides = (faults.asides + repetitions.asides).sorted()
    return reading
  }

  private mutating func removeRepetitions() {
    let source = source
    let repetitions = FlightIdentities.complete(&flights)
    guard !repetitions.isEmpty else { return }
    for repetition in repetitions {
      let id = flights[repetition.second].id
      let problem: FlightProblem =
        repetition.isSame ? .repeatedFlight(id: id) : .conflictingFlight(id: id)
      let (first, second) = (places[repetition.first], places[repetition.second])
      self.repetitions.add(
        problem,
        problem.diagnostic(
          at: second.location(in: source),
          notes: [Note("the first is at \(first.location(in: source))")]
        )
      )
    }
    let removed = Set(repetitions.map(\.second))
    flights = zip(flights.indices, flights).filter { !removed.contains($0.0) }.map(\.1)
    places = []
  }
}
