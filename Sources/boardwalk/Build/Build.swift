import Configuration
import Diagnostics
import Foundation
import Pages
import Publishing
import Schedule
import Templates

/// One build: read, model, pages, bytes, files.
struct Build {
  private let invocation: Invocation
  private let console: Console
  private let paths: Paths
  private let stopwatch = Stopwatch()

  init(_ invocation: Invocation, console: Console, folder: String) {
    self.invocation = invocation
    self.console = console
    paths = Paths(workingFolder: folder)
  }

  /// Builds the site, and tells warnings and a summary; what is thrown has not been told. Gives what
  /// is wrong with a site that was built all the same.
  func run() throws(Report) -> [Diagnostic] {
    let interruption = Interruption(console: console, color: invocation.color)
    let configuration = try configuration()
    let baseURL = try baseURL(configuration)
    let input = try ScheduleInput(
      configuration: configuration,
      now: invocation.now,
      dataAsOf: invocation.dataAsOf,
      allowsEmpty: invocation.allowsEmpty,
      paths: paths
    )
    var description = description(configuration, baseURL)
    // A mistake in the schedule keeps none in the templates from being told.
    var mistakes: [Diagnostic] = []
    // Language data takes a while to load, and nothing of it waits for the schedule.
    let clock = Background { [description] in
      ClockWords(language: description.language, usesTwelveHours: description.usesTwelveHours)
    }
    let reading = mistakes.collect(from: input.read)
    stopwatch.lap("schedule")
    description.data = reading.flatMap { DataAge.shown(of: $0.ages) }
    let pages = mistakes.collect { [description] () throws(Report) in
      try SitePages(
        description,
        schedule: reading?.schedule ?? input.schedule(of: []),
        files: TemplateInput(configuration: configuration, paths: paths).read(),
        clock: clock.value
      )
    }
    stopwatch.lap("templates")
    guard let reading, let pages else { throw Report(mistakes) }
    let end = ScheduleReach.warning(about: reading.schedule, configuration)
    let ages = reading.ages.compactMap(\.diagnostic)
    let aging = ages.filter { $0.severity == .warning }
    try tell(reading.warnings + pages.warnings + end + aging, notes: reading.notes)
    try publish(
      pages,
      schedule: reading.schedule,
      configuration: configuration,
      interruption: interruption
    )
    // Visitors are told by the site; whoever runs the build must hear of it, too.
    return ages.filter { $0.severity == .error }
  }

  /// Tells what was noticed; throws it where warnings are errors.
  private func tell(_ warnings: [Diagnostic], notes: [Note]) throws(Report) {
    if invocation.failsOnWarnings, !warnings.isEmpty {
      throw Report(
        warnings.map { warning in
          var error = warning
          error.severity = .error
          return error
        }
      )
    }
    console.tell(warnings, color: invocation.color)
    if !invocation.isQuiet { console.tell(notes) }
  }

  /// The configuration, whose paths lead where their author means.
  func configuration() throws(Report) -> SiteConfiguration {
    let configuration = try loadedConfiguration()
    try refuseHomeSigns(configuration)
    return configuration
  }

  private func loadedConfiguration() throws(Report) -> SiteConfiguration {
    // Everything that is named starts from the folder that was handed in.
    if let path = invocation.configuration {
      try refuseHomeSign(path)
      return try SiteConfiguration.load(path: path, at: paths.absolute(path))
    }
    let path = try SiteConfiguration.find(from: ".", in: paths.absolute("."))
    // In a folder that has none of its own another site than the one that is meant may be built.
    if path != SiteConfiguration.fileName, !invocation.isQuiet {
      console.tell([Note("\(path) is the nearest site.yml")])
    }
    return try SiteConfiguration.load(path: path, at: paths.absolute(path))
  }

  /// Only a shell makes a folder of `~`; quoted, or written in a file, it would be one called so.
  private func refuseHomeSign(_ path: String, at location: Location? = nil) throws(Report) {
    guard path == "~" || path.hasPrefix("~/") else { return }
    throw InputProblem.homeSign(path).report(at: location)
  }

  private func refuseHomeSigns(_ configuration: SiteConfiguration) throws(Report) {
    if let path = invocation.destination { try refuseHomeSign(path) }
    var written = [configuration.templates, configuration.destination]
    written += [configuration.schedule.source, configuration.updates].compactMap { $0?.path }
    written += [configuration.airports, configuration.airlines].compactMap(\.self)
    var mistakes: [Diagnostic] = []
    for path in written {
      mistakes.collect { () throws(Report) in
        try refuseHomeSign(path.value, at: configuration.location(of: path.position))
      }
    }
    guard mistakes.isEmpty else { throw Report(mistakes) }
  }

  func baseURL(_ configuration: SiteConfiguration) throws(Report) -> BaseURL? {
    guard let text = invocation.baseURL else { return configuration.baseURL }
    guard let url = BaseURL(text) else { throw UsageProblem.wrongBaseURL(text).report(at: nil) }
    return url
  }

  func description(
    _ configuration: SiteConfiguration,
    _ baseURL: BaseURL?
  ) -> SiteDescription {
    SiteDescription(
      title: configuration.title.value,
      language: configuration.language.value,
      languageLocation: configuration.location(of: configuration.language.position),
      airportCode: configuration.airport?.value,
      baseURL: baseURL.map { "\($0)/" },
      basePath: baseURL.map { "\($0.path)/" } ?? "/",
      usesTwelveHours: configuration.clock.map { $0 == .twelve },
      delayThreshold: configuration.schedule.delayThreshold,
      flightSegue: configuration.flightSegue.rawValue,
      schedulePath: schedulePath(configuration),
      theme: Theme(configuration),
      assistance: Assistance(configuration),
      generator: GeneratorIdentity.bytes
    )
  }

  /// The file that lines of flights are counted in.
  func schedulePath(_ configuration: SiteConfiguration) -> String? {
    configuration.schedule.source.path.map { configuration.resolve($0.value) }
  }

  private func publish(
    _ pages: SitePages,
    schedule: FlightSchedule,
    configuration: SiteConfiguration,
    interruption: Interruption
  ) throws(Report) {
    let options = try publishingOptions(schedule, configuration)
    let units = pages.units.enumerated().map { number, unit in
      PublishingUnit(
        files: unit.routes.map { PlannedFile(name: $0.path, stage: $0.stage) },
        inputs: pages.inputName(ofUnit: number).map { name in
          PublishingUnit.Inputs(name: name) { pages.inputs(ofUnit: number) }
        }
      )
    }
    let progress = ProgressBar(
      console: console,
      total: units.reduce(0) { $0 + $1.files.count }
    )
    let showsProgress = console.isTerminal && !invocation.isQuiet
    var report: (@Sendable (Int) -> Void)?
    if showsProgress { report = { progress.update($0) } }
    interruption.beginPublishing()
    defer { progress.end() }
    let outcome = try Publisher(options: options).publish(
      units,
      isCancelled: { interruption.isRequested },
      progress: report,
      render: { unit, put throws(Report) in try pages.render(unit: unit, put: put) }
    )
    progress.end()
    stopwatch.lap("publishing")
    tell(outcome)
  }

  /// Where and how this schedule is published.
  func publishingOptions(
    _ schedule: FlightSchedule,
    _ configuration: SiteConfiguration
  ) throws(Report) -> PublishingOptions {
    let destination =
      invocation.destination ?? configuration.resolve(configuration.destination.value)
    let counts = FlightCounts(schedule)
    return try PublishingOptions(
      destination: paths.absolute(destination),
      displayPath: destination,
      destinationLocation: destinationLocation(configuration),
      forbidden: sourcePaths(configuration),
      sources: [paths.absolute(configuration.resolve(configuration.templates.value))],
      home: ProcessInfo.processInfo.environment["HOME"],
      keep: configuration.keep.map(\.value),
      keepLocations: Dictionary(
        configuration.keep.map { ($0.value, configuration.location(of: $0.position)) },
        uniquingKeysWith: { first, _ in first }
      ),
      isForced: invocation.isForced,
      isDryRun: invocation.isDryRun,
      allowsEmpty: invocation.allowsEmpty,
      workers: ThreadCount.usual,
      flights: counts.flights,
      arrivals: counts.arrivals,
      hours: counts.hours,
      hour: schedule.zone.localTime(of: schedule.now).hour,
      scheduleDates: ScheduleReach.dates(of: schedule),
      schedulePath: schedulePath(configuration),
      failsOnWarnings: invocation.failsOnWarnings
    )
  }

  /// Where the destination is written in the configuration, if it is the one that counts.
  private func destinationLocation(_ configuration: SiteConfiguration) -> Location? {
    guard invocation.destination == nil else { return nil }
    return configuration.destination.position.map { configuration.location(of: $0) }
  }

  /// What a site is made from: no destination may be one of these or hold one.
  private func sourcePaths(_ configuration: SiteConfiguration) throws(Report) -> [String] {
    let named = [
      configuration.schedule.source.path, configuration.updates?.path, configuration.airports,
      configuration.airlines,
    ]
    var sources = [".", configuration.templates.value] + named.compactMap { $0?.value }
    sources = sources.map(configuration.resolve)
    sources += [configuration.source.path, configuration.handFile]
    return try sources.map { (path) throws(Report) in try paths.absolute(path) }
  }

  private func tell(_ outcome: PublishingOutcome) {
    console.tell(outcome.warnings, color: invocation.color)
    guard !invocation.isQuiet else { return }
    if invocation.isVerbose { console.output(stopwatch.text) }
    let written = outcome.written
    console.output(
      "\(written + outcome.unchanged) pages: "
        + "\(written) \(invocation.isDryRun ? "to write" : "written"), "
        + "\(outcome.unchanged) unchanged, "
        + "\(outcome.removed) \(invocation.isDryRun ? "to remove" : "removed")"
        + " · \(stopwatch.milliseconds) ms\n"
    )
  }
}
