import Diagnostics
import Schedule

/// All messages of a source, merged.
final class AIDXMessages {
  /// The file or the folder.
  let path: String
  /// How many files have been read.
  private(set) var files = 0
  /// How many legs they told of, right and wrong.
  private(set) var records = 0
  /// When the youngest message was sent; nil where none says it.
  private(set) var stamp: Instant?
  /// What is no file and was left out.
  private(set) var skipped: [Note] = []
  /// What was found in them.
  var findings: RecordFindings
  /// Whether a file is no XML, or not to its end.
  private(set) var isBroken = false
  private let options: AIDXOptions
  private let clock: SourceClock
  private var legs = AIDXLegs()
  private var order = 0
  /// The stamp of the message before, for one that has none.
  private var nanoseconds = 0

  init(path: String, options: AIDXOptions) {
    self.path = path
    self.options = options
    findings = RecordFindings(source: SourceText(path: path, bytes: []))
    clock = SourceClock(
      airport: options.zone,
      source: options.sourceZone,
      ignoresOffsets: options.ignoresOffsets
    )
  }

  /// Whether any message told of a leg.
  var hasLegs: Bool { !legs.keys.isEmpty }

  /// Reads all files of a folder, which may have gone since it was opened.
  func read(_ folder: ScheduleFolder) {
    for name in folder.names {
      switch folder.entry(name) {
      case .text(let source): read(source, isOneOfMany: folder.names.count > 1)
      case .gone: continue
      case .notFile(let path, let kind):
        skipped.append(Note("\(path) is \(kind), no file; it is left out"))
      case .unreadable(let problem, let path):
        findings.add(problem, problem.diagnostic(at: Location(path: path)))
      }
    }
  }

  /// Reads one file.
  func read(_ file: SourceText, isOneOfMany: Bool = false) {
    files += 1
    do throws(XMLMistake) {
      let source = try XMLText.decoded(file)
      var lines = LineCounter(source)
      let reader = AIDXMessageReader(clock: clock) { found, faults in
        let place = Location(path: source.path, position: lines.position(of: found.offset))
        self.take(found, at: place, faults, in: source)
      }
      if let mistake = XMLScanner.scan(source, with: reader) { throw mistake }
      add(reader.faults, in: source)
      if !reader.isAIDX {
        let problem = AIDXProblem.notAIDX(root: reader.root)
        findings.add(problem, problem.diagnostic(at: source.location(ofByte: 0)))
      } else if isOneOfMany, let offset = reader.unstamped {
        add([RecordFault(offset: offset, problem: .missingStamp)], in: source)
      }
    } catch {
      let mistake = error
      isBroken = true
      findings.add(mistake.problem, mistake.problem.diagnostic(at: mistake.location))
    }
  }

  /// Throws what was found where the one file that there is is no XML to its end: of a folder a bad
  /// file can be left out, of one file not its rest.
  func checkWholeFile() throws(Report) {
    guard isBroken else { return }
    throw Report(findings.diagnostics.sorted())
  }

  private func take(
    _ found: AIDXMessageReader.Found,
    at place: Location,
    _ faults: [RecordFault<AIDXProblem>],
    in source: SourceText
  ) {
    records += 1
    if let sent = found.nanoseconds {
      let instant = Instant(unixSeconds: sent / 1_000_000_000)
      stamp = max(stamp ?? instant, instant)
    }
    add(faults, in: source)
    guard !faults.contains(where: { $0.problem.severity == .error }) else { return }
    switch found.change.key {
    case .failure(let missing):
      let problem = AIDXProblem.missingName(missing.name.rawValue)
      add([RecordFault(offset: found.offset, problem: problem)], in: source)
    case .success(let key):
      nanoseconds = found.nanoseconds ?? nanoseconds
      order += 1
      let stamp = AIDXStamp(nanoseconds: nanoseconds, order: order)
      legs.merge(found.change, of: key, at: place, stamp: stamp)
    }
  }

  private func add(_ faults: [RecordFault<AIDXProblem>], in source: SourceText) {
    for fault in faults {
      let problem = fault.problem
      findings.add(problem, problem.diagnostic(at: source.location(ofByte: fault.offset)))
    }
  }

  /// Puts the legs on a board: the rows that they make, those that are removed as well, and what is
  /// left out by its service type. What is elsewhere is added to the findings.
  func placeLegs() -> (rows: [AIDXFlight], leftOut: [Note]) {
    var leftOut: [String: Int] = [:]
    var flights: [AIDXFlight] = []
    let plans = legs.plans
    let replaced = Set(plans.values)
    for (index, key) in legs.keys.enumerated() where !replaced.contains(index) {
      var leg = legs.legs[index]
      if let plan = plans[index] { leg.complete(from: legs.legs[plan]) }
      if let type = leg[.serviceType].first, !ServiceType.isRead(type, of: options.serviceTypes) {
        leftOut[type, default: 0] += 1
        continue
      }
      flights += rows(of: leg, key)
    }
    return (flights, notes(of: leftOut))
  }

  private func rows(of leg: AIDXLeg, _ key: AIDXLegKey) -> [AIDXFlight] {
    func row(_ direction: Direction) -> AIDXFlight {
      AIDXFlight(leg: leg, key: key, direction: direction, statusWords: options.statusWords)
    }
    var rows: [AIDXFlight] = []
    let home = options.home
    if key.departure == home { rows.append(row(.departure)) }
    if key.arrival == home { rows.append(row(.arrival)) }
    if rows.isEmpty, leg[.plannedArrivals].contains(home) {
      var diverted = row(.arrival)
      diverted.isDiverted = true
      rows.append(diverted)
    }
    if rows.isEmpty, !leg.isDeleted {
      let problem = AIDXProblem.elsewhere(
        departure: key.departure,
        arrival: key.arrival,
        home: home
      )
      findings.add(problem, problem.diagnostic(at: leg.place))
    }
    return rows
  }

  private func notes(of leftOut: [String: Int]) -> [Note] {
    leftOut.sorted { $0.key < $1.key }.map { type, count in
      Note(
        "\(path): \(count) \(count == 1 ? "leg" : "legs") of service type '\(type)' "
          + "\(count == 1 ? "is" : "are") left out"
      )
    }
  }
}
