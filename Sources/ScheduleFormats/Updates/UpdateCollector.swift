import Diagnostics
import Schedule

/// What has been read of a file of updates so far, whatever its format.
struct UpdateCollector {
  private let source: SourceText
  private let onError: RowErrorPolicy
  private var updates: [(update: FlightUpdate, place: RecordPlace)] = []
  private var findings: RecordFindings

  init(source: SourceText, onError: RowErrorPolicy) {
    self.source = source
    self.onError = onError
    findings = RecordFindings(source: source)
  }

  /// Takes a record's update, or nil for a bad record, and what was found in it.
  mutating func append(
    _ update: FlightUpdate?,
    at place: RecordPlace,
    faults: [PlacedProblem<some Problem>]
  ) {
    let source = source
    for fault in faults {
      findings.add(
        fault.problem,
        fault.problem.diagnostic(at: place.location(ofByte: fault.offset, in: source))
      )
    }
    if let update { updates.append((update, place)) }
  }

  /// A collector of updates from several files, in which something has been found already.
  init(path: String, onError: RowErrorPolicy, found: RecordFindings) {
    self.init(source: SourceText(path: path, bytes: []), onError: onError)
    findings = found
  }

  /// Puts the updates into flights.
  mutating func apply(to flights: inout [Flight], notes: [Note]) throws(Report) -> UpdateReading {
    guard !findings.hasErrors || onError == .skip else {
      throw Report(findings.diagnostics.sorted())
    }
    let source = source
    let index = FlightIndex(flights)
    var count = 0
    var removed: Set<Int> = []
    for (update, place) in updates {
      let places = index.places(of: update.key, in: flights)
      if places.count == 1 {
        update.apply(to: &flights[places[0]])
        if update.isRemoval { removed.insert(places[0]) } else { removed.remove(places[0]) }
        count += 1
      } else if !update.isRemoval || !places.isEmpty {
        let problem: UpdateProblem =
          places.isEmpty
          ? .unknownFlight(update.key.text)
          : .severalFlights(update.key.text, count: places.count)
        findings.add(problem, problem.diagnostic(at: place.location(in: source)))
      }
    }
    if !removed.isEmpty {
      flights = zip(flights.indices, flights).filter { !removed.contains($0.0) }.map(\.1)
    }
    let warnings = findings.diagnostics.map { error in
      var warning = error
      warning.severity = .warning
      return warning
    }
    return UpdateReading(count: count, warnings: warnings.sorted(), notes: notes)
  }
}

extension FlightUpdate.Key {
  /// The flight as messages call it.
  fileprivate var text: String {
    switch self {
    case .id(let id): "with the id '\(id)'"
    case .designator(let told): "'\(told.airline) \(told.number)' on \(told.date)"
    }
  }
}
