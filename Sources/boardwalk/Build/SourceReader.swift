import Configuration
import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import YAML

/// Reads the sources that a configuration names, each with the reader of its format.
struct SourceReader {
  let configuration: SiteConfiguration
  /// What a bad record does.
  let onError: RowErrorPolicy
  /// Whether a schedule without flights may be published.
  let allowsEmpty: Bool
  let paths: Paths
  let zone: AirportZone
  let now: Instant
  let window: Window

  /// The flights of the schedule, with the tables that readers look zones up in.
  func read(_ reference: ReferenceData) throws(Report) -> ScheduleReading {
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
      return try RecordFileReader(.json, options: try options(of: json)).read(text(of: json.file))
    case .avinor(let avinor):
      return try RecordFileReader(.avinor, options: try options(of: avinor)).read(
        text(of: avinor.file)
      )
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

  /// Changes flights as a source of updates tells.
  func update(
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
      return try RecordFileReader(.json, options: try options(of: json))
        .update(&flights, from: text(of: json.file))
    case .avinor(let avinor):
      return try RecordFileReader(.avinor, options: try options(of: avinor))
        .update(&flights, from: text(of: avinor.file))
    case .sql(let sql):
      let path = configuration.resolve(sql.file.value)
      let named = configuration.location(of: sql.file.position)
      return try SQLReader(options: try options(of: sql), query: sql.query)
        .update(&flights, from: path, at: paths.absolute(path), named: named)
    }
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
  func sourceZone(_ name: Located<String>?) throws(Report) -> AirportZone? {
    guard let name, name.value != "airport" else { return nil }
    let identifier = name.value == "utc" ? "UTC" : name.value
    guard ZoneName.isPlace(identifier), let zone = AirportZone(identifier: identifier) else {
      throw configuration.unknownZone(name, known: TimeZone.knownTimeZoneIdentifiers)
    }
    return zone
  }
}
