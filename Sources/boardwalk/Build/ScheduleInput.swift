import Configuration
import Diagnostics
import Foundation
import Publishing
import Schedule
import ScheduleFormats

/// The schedule of a build: the airport's zone, the instant, and the flights.
struct ScheduleInput {
  private let configuration: SiteConfiguration
  private let paths: Paths
  let zone: AirportZone
  let now: Instant
  let window: Window
  /// Whether the command line says what time it is.
  private let isNowGiven: Bool
  /// Of when the command line says that the schedule is.
  private let dataAsOf: Instant?
  private let sources: SourceReader

  /// What a source gave.
  struct Reading {
    let schedule: FlightSchedule
    let warnings: [Diagnostic]
    let notes: [Note]
    /// What the schedule's reader told, without its flights.
    let source: ScheduleReading
    /// How many updates were put into flights; nil where there is no file of them.
    let updates: Int?
    /// How old the files are, where that is to be known.
    let ages: [DataAge]
    /// The tables that names come from.
    let reference: ReferenceData
  }

  /// Finds zone and instant. `now` is as the command line gives it, and so is `dataAsOf`, the instant
  /// of the schedule where the file's own does not count; `allowsEmpty` is whether a
  /// schedule without flights may be published, `onError` what a bad row does, where that is not as
  /// the configuration has it.
  init(
    configuration: SiteConfiguration,
    now: String?,
    dataAsOf: String? = nil,
    allowsEmpty: Bool,
    onError: RowErrorPolicy? = nil,
    paths: Paths
  ) throws(Report) {
    self.configuration = configuration
    self.paths = paths
    let zone = try Self.zone(configuration)
    self.zone = zone
    let given = try now.map { (text) throws(Report) in
      try Self.instant(text, of: .now, in: zone)
    }
    isNowGiven = given != nil
    self.now = given ?? Instant(unixSeconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    self.dataAsOf = try dataAsOf.map { (text) throws(Report) in
      try Self.instant(text, of: .dataAsOf, in: zone)
    }
    window = Window(first: zone.localTime(of: self.now).date, days: configuration.days)
    sources = SourceReader(
      configuration: configuration,
      onError: onError ?? configuration.schedule.onError,
      allowsEmpty: allowsEmpty,
      paths: paths,
      zone: zone,
      now: self.now,
      window: window
    )
  }

  /// Reads the source that the configuration names, and what is new about its flights.
  func read() throws(Report) -> Reading {
    // A mistake in a table keeps none in the schedule from being told, nor the other way round.
    var mistakes: [Diagnostic] = []
    var tableWarnings: [Diagnostic] = []
    let tables = ReferenceInput(configuration: configuration, paths: paths)
    let reference = mistakes.collect { () throws(Report) in
      try tables.read(noting: &tableWarnings)
    }
    let source = mistakes.collect { () throws(Report) in
      try sources.read(reference ?? ReferenceData())
    }
    guard let reference, var reading = source else { throw Report(mistakes) }
    // The flights are handed on, so that they are changed and sorted where they are and not in a copy.
    var flights = reading.flights
    reading.flights = []
    var count: Int?
    var updatesStamp: Instant?
    if let updates = configuration.updates {
      let news = try sources.update(&flights, from: updates)
      reading.warnings += news.warnings
      reading.notes += news.notes
      reading.counts.merge(news.counts, uniquingKeysWith: +)
      reading.asides += news.asides
      count = news.count
      updatesStamp = news.stamp
    }
    reading.warnings += ClockDoubts.timesToCome(
      in: flights,
      now: now,
      zone: zone,
      path: configuration.schedule.source.path.map { configuration.resolve($0.value) }
    )
    for source in [configuration.schedule.source, configuration.updates].compactMap(\.self) {
      reading.warnings += try otherDay(of: source)
    }
    try applyHand(to: &flights, noting: &reading)
    reading.warnings += tableWarnings
    reference.complete(&flights)
    return Reading(
      schedule: schedule(of: consume flights),
      warnings: reading.warnings,
      notes: reading.notes,
      source: reading,
      updates: count,
      ages: try ages(stamp: reading.stamp, updatesStamp: updatesStamp),
      reference: reference
    )
  }

  /// Puts what is set by hand over all else.
  private func applyHand(
    to flights: inout [Flight],
    noting reading: inout ScheduleReading
  ) throws(Report) {
    let path = configuration.handFile
    let file = KeptFile(path: try paths.absolute(path), displayPath: path)
    guard let bytes = try file.read() else { return }
    let source = SourceText(path: path, bytes: bytes)
    let hand = try HandUpdates(source)
    reading.warnings += hand.warnings
    reading.warnings += hand.apply(to: &flights, now: now, zone: zone, source: source)
    let count = hand.updates.count { $0.until > now }
    guard count > 0 else { return }
    reading.notes.append(
      Note("\(path): \(count == 1 ? "1 value is" : "\(count) values are") set by hand")
    )
  }

  /// How old schedule and updates are, where the configuration or the command line asks for it: by the
  /// source's own stamp, where it has one, else by the file's last change.
  private func ages(stamp: Instant?, updatesStamp: Instant?) throws(Report) -> [DataAge] {
    var ages: [DataAge] = []
    let limit = configuration.schedule.maximumAge
    if limit != nil || dataAsOf != nil {
      let stamp = dataAsOf ?? stamp
      let source = configuration.schedule.source
      if let age = try age(of: source, stamp: stamp, limit: limit) { ages.append(age) }
    }
    if let updates = configuration.updates, let limit = configuration.updatesMaximumAge,
      let age = try age(of: updates, stamp: updatesStamp, limit: limit)
    {
      ages.append(age)
    }
    return ages
  }

  /// A warning where times are of today and the file is not: the flights of another day would be shown
  /// as today's. What the time is said to be says nothing of files.
  private func otherDay(of source: ScheduleSource) throws(Report) -> [Diagnostic] {
    guard source.isOfToday, !isNowGiven,
      let path = source.path.map({ configuration.resolve($0.value) })
    else { return [] }
    let files = SourceFiles.paths(of: source, at: try paths.absolute(path))
    guard let change = FileTime.lastChange(of: files) else { return [] }
    let day = zone.localTime(of: change).date
    guard day != window.first else { return [] }
    let problem = InputProblem.otherDay(written: "\(day)", today: "\(window.first)")
    return [problem.diagnostic(at: Location(path: path))]
  }

  private func age(
    of source: ScheduleSource,
    stamp: Instant?,
    limit: Int?
  ) throws(Report) -> DataAge? {
    guard let path = source.path.map({ configuration.resolve($0.value) }) else { return nil }
    var change: Instant?
    if stamp == nil {
      let place = try paths.absolute(path)
      change = FileTime.lastChange(of: SourceFiles.paths(of: source, at: place))
    }
    guard let instant = stamp ?? change else { return nil }
    return DataAge(path: path, instant: instant, limit: limit, now: now, zone: zone)
  }

  /// The days of the site with some flights.
  func schedule(of flights: consuming [Flight]) -> FlightSchedule {
    FlightSchedule(
      flights: consume flights,
      zone: zone,
      window: window,
      now: now,
      derivesStatus: configuration.schedule.derivesStatus,
      delayThreshold: configuration.schedule.delayThreshold
    )
  }

  /// The zone that the configuration names, else that of its airport.
  private static func zone(_ configuration: SiteConfiguration) throws(Report) -> AirportZone {
    if let name = configuration.timeZone?.value {
      guard ZoneName.isPlace(name), let zone = AirportZone(identifier: name) else {
        throw configuration.unknownZone(known: TimeZone.knownTimeZoneIdentifiers)
      }
      return zone
    }
    guard let code = configuration.airport?.value,
      let record = AirportTable.airport(code: code),
      let zone = AirportZone(identifier: record.zoneIdentifier)
    else { throw configuration.missingZone() }
    return zone
  }

  private static let lastYear = 9900

  static func instant(
    _ text: String,
    of option: Option,
    in zone: AirportZone
  ) throws(Report) -> Instant {
    let instant: Instant
    if let date = CivilDate(iso: text) {
      instant = zone.resolve(LocalTime(date: date, secondOfDay: 0)).time.instant
    } else {
      guard let time = WrittenTime(text) else {
        throw UsageProblem.wrongInstant(text, option).report(at: nil)
      }
      instant = time.time(in: zone).time.instant
    }
    // The days of a site must be dates that can be written, with four digits of a year.
    guard zone.localTime(of: instant).date.year <= lastYear else {
      throw UsageProblem.lateInstant(text, option, lastYear: lastYear).report(at: nil)
    }
    return instant
  }
}
