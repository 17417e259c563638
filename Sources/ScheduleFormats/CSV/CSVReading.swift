import Diagnostics
import Schedule

/// What has been read of a file so far.
struct CSVReading {
  private let source: SourceText
  private let onError: CSVOptions.OnError
  private var flights: [Flight] = []
  /// Where each flight's row is.
  private var places: [RowPlace] = []
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []

  init(source: SourceText, onError: CSVOptions.OnError) {
    self.source = source
    self.onError = onError
    // A row is seldom shorter; growing would copy every flight again and again.
    flights.reserveCapacity(source.bytes.count / 100)
    places.reserveCapacity(source.bytes.count / 100)
  }

  /// Takes a row's flight, or nil for a bad row, and what was found in it.
  mutating func append(_ flight: Flight?, at place: RowPlace, faults: [CSVRow.Fault]) {
    for fault in faults {
      let location = place.location(ofByte: fault.offset, in: source)
      append(fault.problem.diagnostic(at: location))
    }
    guard let flight else { return }
    flights.append(flight)
    places.append(place)
  }

  /// The flights, each with an id of its own.
  mutating func finished(unused: [String]) throws(Report) -> ScheduleReading {
    let hadFlights = !flights.isEmpty
    removeRepetitions()
    if !errors.isEmpty, onError == .fail || !hadFlights {
      throw Report((errors + warnings).sorted())
    }
    let skipped = errors.map { error in
      var warning = error
      warning.severity = .warning
      return warning
    }
    return ScheduleReading(
      flights: flights,
      warnings: (skipped + warnings).sorted(),
      notes: notes(unused: unused)
    )
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors.append(diagnostic)
    case .warning: warnings.append(diagnostic)
    }
  }

  private mutating func removeRepetitions() {
    let repetitions = FlightIdentities.complete(&flights)
    guard !repetitions.isEmpty else { return }
    for repetition in repetitions {
      let id = flights[repetition.second].id
      let problem: CSVProblem =
        repetition.isSame ? .repeatedFlight(id: id) : .conflictingFlight(id: id)
      append(
        problem.diagnostic(
          at: location(ofFlight: repetition.second),
          notes: [Note("the first is at \(location(ofFlight: repetition.first))")]
        )
      )
    }
    let removed = Set(repetitions.map(\.second))
    flights = zip(flights.indices, flights).filter { !removed.contains($0.0) }.map(\.1)
    places = []
  }

  private func location(ofFlight index: Int) -> Location {
    places[index].location(ofByte: places[index].mark, in: source)
  }

  private func notes(unused: [String]) -> [Note] {
    guard !unused.isEmpty else { return [] }
    let names = unused.map { "'\($0)'" }.joined(separator: ", ")
    let isOne = unused.count == 1
    return [
      Note(
        "\(source.path): \(isOne ? "column" : "columns") \(names) \(isOne ? "is" : "are") not used"
      )
    ]
  }
}
