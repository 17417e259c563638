import Configuration
import Diagnostics
import Foundation
import Publishing
import Schedule
import ScheduleFormats
import YAML

/// The schedule of a build: the airport's zone, the instant, and the flights.
struct ScheduleInput {
  private let configuration: SiteConfiguration
  private let allowsEmpty: Bool
  private let onError: RowErrorPolicy
  private let paths: Paths
  let zone: AirportZone
  let now: Instant
  let window: Window
  /// Of when the command line says that the schedule is.
  private let dataAsOf: Instant?

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
    self.onError = onError ?? configuration.schedule.onError
    self.paths = paths
    self.allowsEmpty = allowsEmpty
    let zone = try Self.zone(configuration)
    self.zone = zone
    let given = try now.map { (text) throws(Report) in
      try Self.instant(text, of: .now, in: zone)
    }
    self.now = given ?? Instant(unixSeconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    self.dataAsOf = try dataAsOf.map { (text) throws(Report) in
      try Self.instant(text, of: .dataAsOf, in: zone)
    }
    window = Window(first: zone.localTime(of: self.now).date, days: configuration.days)
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
      try readSource(reference ?? ReferenceData())
    }
    guard let reference, var reading = source else { throw Report(mistakes) }
    // The flights are handed on, so that they are changed and sorted where they are and not in a copy.
    var flights = reading.flights
    reading.flights = []
    var count: Int?
    var updatesStamp: Instant?
    if let updates = configuration.updates {
      let news = try update(&flights, from: updates)
      reading.warnings += news.warnings
      reading.notes += news.notes
      reading.counts.merge(news.counts, uniquingKeysWith: +)
      reading.remarks += news.remarks
      count = news.count
      updatesStamp = news.stamp
    }
    try applyHand(to: &flights, noting: &reading)
    reading.warnings += tableWarnings
    reference.complete(&flights)
    return Reading(
      schedule: schedule(of: flights),
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

  private func readSource(_ reference: ReferenceData) throws(Report) -> ScheduleReading {
    switch configuration.schedule.source {
    case .demo(let demo):
      let flights = DemoSchedule.generate(
        seed: demo.seed,
        from: window.first,
        days: window.days,
        flightsPerDay: demo.flightsPerDay,
        zone: zone,
        now: now
      )
      return ScheduleReading(flights: flights, warnings: [], notes: [])
    case .csv(let csv):
      let reader = CSVScheduleReader(options: try options(of: csv))
      return try reader.read(text(of: csv.file))
    case .ssim(let ssim):
      return try SSIMScheduleReader(options: options(of: ssim, reference)).read(text(of: ssim.file))
    case .aidx(let aidx):
      let reader = AIDXReader(options: try options(of: aidx))
      if let folder = try folder(of: aidx.path) { return try reader.read(folder) }
      return try reader.read(text(of: aidx.path))
    case .json(let json):
      return try JSONReader(options: try options(of: json)).read(text(of: json.file))
    case .avinor(let avinor):
      return try AvinorReader(options: try options(of: avinor)).read(text(of: avinor.file))
    case .sql(let sql):
      let path = configuration.resolve(sql.file.value)
      return try SQLReader(options: try options(of: sql), query: sql.query)
        .read(path, at: paths.absolute(path), named: configuration.location(of: sql.file.position))
    case .gtfs(let gtfs):
      let path = configuration.resolve(gtfs.path.value)
      return try GTFSReader(options: options(of: gtfs))
        .read(path, at: paths.absolute(path), named: configuration.location(of: gtfs.path.position))
    }
  }

  private func update(
    _ flights: inout [Flight],
    from updates: ScheduleSource
  ) throws(Report) -> UpdateReading {
    switch updates {
    case .demo, .ssim, .gtfs:
      return UpdateReading(count: 0, warnings: [], notes: [])
    case .csv(let csv):
      return try CSVUpdateReader(options: try options(of: csv))
        .update(&flights, from: text(of: csv.file))
    case .aidx(let aidx):
      let reader = AIDXReader(options: try options(of: aidx))
      if let folder = try folder(of: aidx.path) { return try reader.update(&flights, from: folder) }
      return try reader.update(&flights, from: text(of: aidx.path))
    case .json(let json):
      return try JSONReader(options: try options(of: json))
        .update(&flights, from: text(of: json.file))
    case .avinor(let avinor):
      return try AvinorReader(options: try options(of: avinor))
        .update(&flights, from: text(of: avinor.file))
    case .sql(let sql):
      let path = configuration.resolve(sql.file.value)
      let named = configuration.location(of: sql.file.position)
      return try SQLReader(options: try options(of: sql), query: sql.query)
        .update(&flights, from: path, at: paths.absolute(path), named: named)
    }
  }

  private func options(of ssim: SSIMSource, _ reference: ReferenceData) -> SSIMOptions {
    // That one of the two is there has been checked.
    let airport = (ssim.airport ?? configuration.airport)?.value ?? ""
    var options = SSIMOptions(airport: airport, zone: zone, window: window)
    options.reference = reference
    options.carriers = Set(ssim.carriers)
    options.serviceTypes = ssim.serviceTypes.map(Set.init)
    options.timeMode = ssim.timeMode
    options.ignoresVariations = ssim.ignoresVariations
    options.onError = onError
    options.allowsEmpty = allowsEmpty
    return options
  }

  private func options(of csv: CSVSource) throws(Report) -> CSVOptions {
    CSVOptions(
      format: csv.format,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(csv.timeZone),
      date: csv.date.map { $0.date(today: window.first) }
    )
  }

  private func options(of aidx: AIDXSource) throws(Report) -> AIDXOptions {
    var options = AIDXOptions(
      home: configuration.airport?.value ?? "",
      zone: zone,
      sourceZone: try sourceZone(aidx.timeZone)
    )
    options.ignoresOffsets = aidx.ignoresOffsets
    options.onError = onError
    options.allowsEmpty = allowsEmpty
    options.statusWords = aidx.statusWords
    options.serviceTypes = aidx.serviceTypes
    return options
  }

  private func options(of json: JSONSource) throws(Report) -> RecordOptions {
    RecordOptions(
      form: json.form,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(json.timeZone),
      date: json.date.map { $0.date(today: window.first) },
      delayThreshold: configuration.schedule.delayThreshold
    )
  }

  private func options(of avinor: AvinorSource) throws(Report) -> RecordOptions {
    var form = AvinorReader.form
    form.ignoresOffsets = avinor.ignoresOffsets
    form.statusWords.merge(avinor.statusWords) { $1 }
    return RecordOptions(
      form: form,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(avinor.timeZone),
      delayThreshold: configuration.schedule.delayThreshold
    )
  }

  private func options(of sql: SQLSource) throws(Report) -> CSVOptions {
    CSVOptions(
      format: sql.format,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(sql.timeZone),
      date: sql.date.map { $0.date(today: window.first) }
    )
  }

  private func options(of gtfs: GTFSSource) -> GTFSOptions {
    GTFSOptions(
      stops: gtfs.stops.map { stop in
        GTFSOptions.Stop(id: stop.value, location: configuration.location(of: stop.position))
      },
      zone: zone,
      window: window,
      onError: onError,
      allowsEmpty: allowsEmpty
    )
  }

  /// The files of a folder; nil where the path is no folder.
  private func folder(of path: Located<String>) throws(Report) -> ScheduleFolder? {
    let folder = configuration.resolve(path.value)
    return try ScheduleFolder(
      folder,
      at: paths.absolute(folder),
      ending: AIDXReader.fileEnding,
      named: configuration.location(of: path.position)
    )
  }

  private func text(of file: Located<String>) throws(Report) -> SourceText {
    let path = configuration.resolve(file.value)
    return try ScheduleFile.read(
      path,
      at: paths.absolute(path),
      named: configuration.location(of: file.position)
    )
  }

  /// The zone of a source's times; nil where it is the airport's.
  private func sourceZone(_ name: Located<String>?) throws(Report) -> AirportZone? {
    guard let name, name.value != "airport" else { return nil }
    let identifier = name.value == "utc" ? "UTC" : name.value
    guard ZoneName.isPlace(identifier), let zone = AirportZone(identifier: identifier) else {
      throw configuration.unknownZone(name, known: TimeZone.knownTimeZoneIdentifiers)
    }
    return zone
  }

  /// The days of the site with some flights.
  func schedule(of flights: consuming [Flight]) -> FlightSchedule {
    FlightSchedule(
      flights: flights,
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

  private static func instant(
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
