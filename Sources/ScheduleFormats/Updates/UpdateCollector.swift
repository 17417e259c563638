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
    faults: [RecordFault<some Problem>]
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
    var index = FlightIndex(flights)
    var count = 0
    var removed: Set<Int> = []
    var contrary = ContraryStatuses()
    var far = FarTimes()
    for (update, place) in updates {
      let problem: UpdateProblem
      switch index.meaning(of: update, in: flights) {
      case .one(let index):
        for fault in update.clockTimes.compactMap({ $0.fault(for: flights[index].scheduledTime) }) {
          findings.add(
            fault.problem,
            fault.problem.diagnostic(at: place.location(ofByte: fault.offset, in: source))
          )
        }
        update.apply(to: &flights[index])
        far.remove(from: &flights[index], at: place)
        if let status = update.status {
          contrary.look(at: status.code, of: flights[index].direction, at: place)
        }
        if update.isRemoval { removed.insert(index) } else { removed.remove(index) }
        count += 1
        continue
      case .none where update.isRemoval: continue
      case .none(let isOther): problem = .unknownFlight(update.key.text(isOther: isOther))
      case .several(let count): problem = .severalFlights(update.key.text(), count: count)
      case .guess: problem = .guessedDay(update.key.text())
      }
      findings.add(problem, problem.diagnostic(at: place.location(in: source)))
    }
    if !removed.isEmpty {
      flights = zip(flights.indices, flights).filter { !removed.contains($0.0) }.map(\.1)
    }
    let warnings = findings.diagnostics.map { error in
      var warning = error
      warning.severity = .warning
      return warning
    }
    var reading = UpdateReading(
      count: count,
      warnings: (warnings + contrary.diagnostics(in: source) + far.diagnostics(in: source))
        .sorted(),
      notes: notes
    )
    reading.counts = findings.counts
    reading.asides = findings.asides.sorted()
    return reading
  }
}

extension FlightUpdate.Key {
  /// The flight as messages call it; `isOther` is whether the day has some at other times.
  fileprivate func text(isOther: Bool = false) -> String {
    switch self {
    case .id(let id): return "with the id '\(id)'"
    case .designator(let told):
      let name = "'\(told.airline) \(told.number)'"
      switch told.moment {
      case .scheduled(let time):
        return "\(name) on \(time.local.date)"
          + (isOther ? " about \(time.iso.dropFirst(11).prefix(5))" : "")
      case .day(let date): return "\(name) on \(date)"
      case .near(let time, let origin): return "\(name) about \(time?.local.date ?? origin)"
      }
    }
  }
}
