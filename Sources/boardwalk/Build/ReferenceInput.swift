import Configuration
import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import YAML

/// A site's own tables of airports and airlines: those that its configuration names, else those that
/// lie beside it.
struct ReferenceInput {
  let configuration: SiteConfiguration
  let paths: Paths

  /// Reads the tables, over ours.
  func read(noting warnings: inout [Diagnostic]) throws(Report) -> ReferenceData {
    var data = ReferenceData(language: configuration.language.value)
    if let text = try text(of: configuration.airports, else: "airports.csv") {
      let reading = try ReferenceReader.airports(
        text,
        language: configuration.language.value,
        isNamed: configuration.airports != nil
      )
      data.airports = reading.airports
      warnings += reading.warnings
    }
    if let text = try text(of: configuration.airlines, else: "airlines.csv") {
      let isNamed = configuration.airlines != nil
      let reading = try ReferenceReader.airlines(text, isNamed: isNamed)
      data.airlines = reading.airlines
      warnings += reading.warnings
    }
    return data
  }

  /// The file that is named, else the one of the usual name; nil where that is not there, or is the
  /// schedule.
  private func text(
    of named: Located<String>?,
    else name: String
  ) throws(Report) -> SourceText? {
    let path = configuration.resolve(named?.value ?? name)
    let place = try paths.absolute(path)
    if named == nil {
      let others = [configuration.schedule.source.path, configuration.updates?.path]
      let isOther = others.contains { $0.map { configuration.resolve($0.value) } == path }
      guard !isOther, access(place, F_OK) == 0 else { return nil }
    }
    return try ScheduleFile.read(
      path,
      at: place,
      named: configuration.location(of: named?.position)
    )
  }
}
