import Configuration
import Diagnostics
import Pages
import Publishing
import Schedule
import Templates

/// One check: everything that a build reads is read, nothing is written, and what was found is told.
struct Check {
  private let invocation: Invocation
  private let console: Console
  private let paths: Paths
  private let build: Build

  init(_ invocation: Invocation, console: Console, folder: String) {
    self.invocation = invocation
    self.console = console
    paths = Paths(workingFolder: folder)
    build = Build(invocation, console: console, folder: folder)
  }

  /// Tells what was found; true where a build would publish the site. A wrong command line is thrown.
  func run() throws(Report) -> Bool {
    var told: [Diagnostic] = []
    var notes: [Note] = []
    var findings: CheckFindings?
    do throws(Report) {
      findings = try look(&told, &notes)
    } catch  where !error.isUsage {
      told += error.diagnostics
    }
    if invocation.failsOnWarnings {
      for index in told.indices where told[index].severity == .warning {
        told[index].severity = .error
      }
    }
    let fails = told.contains { $0.severity == .error }
    if invocation.asksForJSON {
      console.output(json(findings, told.sorted()).text() + "\n")
      return !fails
    }
    console.tell(told, color: invocation.color)
    guard !invocation.isQuiet else { return !fails }
    console.tell(notes)
    if let findings { console.output(findings.text) }
    console.output(summary(told) + "\n")
    return !fails
  }

  /// Reads the configuration, the schedule and the templates, each of which can be wrong by itself.
  private func look(
    _ told: inout [Diagnostic],
    _ notes: inout [Note]
  ) throws(Report) -> CheckFindings? {
    let configuration = try build.configuration()
    let description = build.description(configuration, try build.baseURL(configuration))
    let input = try ScheduleInput(
      configuration: configuration,
      now: invocation.now,
      dataAsOf: invocation.dataAsOf,
      allowsEmpty: invocation.allowsEmpty,
      paths: paths
    )
    told += otherZone(configuration)
    var reading = told.collect(from: input.read)
    if let reading {
      told += reading.warnings + ScheduleReach.warning(about: reading.schedule, configuration)
      told += reading.ages.compactMap(\.diagnostic)
      let schedule = reading.schedule
      let compared = told.collect { () throws(Report) in
        try Publisher(options: build.publishingOptions(schedule, configuration)).checkSchedule()
      }
      told += compared ?? []
      notes += reading.notes
    } else {
      // Rows that are right tell as much as those that are wrong: what these are has been told.
      let rest = try ScheduleInput(
        configuration: configuration,
        now: invocation.now,
        allowsEmpty: true,
        onError: .skip,
        paths: paths
      )
      reading = try? rest.read()
    }
    let pages = told.collect { () throws(Report) in
      try SitePages(
        description,
        schedule: reading?.schedule ?? input.schedule(of: []),
        files: TemplateInput(configuration: configuration, paths: paths).read()
      )
    }
    told += pages?.warnings ?? []
    notes += pages?.notes ?? []
    return reading.map { CheckFindings($0, path: description.schedulePath) }
  }

  /// That the airport's clock is another than the site's: all times would be off by as much.
  private func otherZone(_ configuration: SiteConfiguration) -> [Diagnostic] {
    guard let code = configuration.airport, let given = configuration.timeZone,
      let record = AirportTable.airport(code: code.value),
      let own = AirportZone(identifier: record.zoneIdentifier),
      let zone = AirportZone(identifier: given.value)
    else { return [] }
    // One clock has several names.
    let halfYears = (0..<120).map { Instant(unixSeconds: 946_684_800 + $0 * 15_778_800) }
    guard halfYears.contains(where: { own.offset(at: $0) != zone.offset(at: $0) }) else {
      return []
    }
    let problem = InputProblem.otherZone(
      airport: code.value,
      zone: own.identifier,
      given: zone.identifier
    )
    return [problem.diagnostic(at: configuration.location(of: given.position))]
  }

  private func summary(_ told: [Diagnostic]) -> String {
    let (errors, warnings) = (count(of: .error, in: told), count(of: .warning, in: told))
    return "\(errors) \(errors == 1 ? "error" : "errors"), "
      + "\(warnings) \(warnings == 1 ? "warning" : "warnings")"
  }

  private func count(of severity: Severity, in told: [Diagnostic]) -> Int {
    told.filter { $0.severity == severity }.reduce(0) { $0 + 1 + $1.more }
  }

  private func json(_ findings: CheckFindings?, _ told: [Diagnostic]) -> JSONText {
    let messages = told.map { diagnostic in
      JSONText.object(
        [
          ("severity", .string(diagnostic.severity.rawValue)),
          ("message", .string(diagnostic.message)),
        ] + FindingPlace(diagnostic.location).json
      )
    }
    return .object(
      [("version", .number(1))] + (findings?.json ?? [])
        + [
          ("errors", .number(count(of: .error, in: told))),
          ("warnings", .number(count(of: .warning, in: told))),
          ("messages", .list(messages)),
        ]
    )
  }
}
