import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

/// What is read as the text of a file.
extension DamageTarget {
  /// A sample with what reads it, failing at a bad row or leaving it out.
  struct Sample: Sendable {
    let path: String
    let text: String
    let reader: @Sendable (RowErrorPolicy) throws -> any ScheduleReader
    /// Whether flights are made for the days of a site.
    var isOfDays = false
    var updater: (@Sendable (RowErrorPolicy) throws -> any UpdateReader)?
  }

  /// A target whose samples are files of text.
  init(
    _ name: String,
    _ samples: [Sample],
    pieces: [String],
    span: Int = 40
  ) {
    self.init(name: name, samples: samples.map { Array($0.text.utf8) }, pieces: pieces, span: span)
    {
      let policies: [RowErrorPolicy] = [.fail, .skip]
      let readers = try samples.map { sample in try policies.map { try sample.reader($0) } }
      let updaters = try samples.map { sample in
        try sample.updater.map { updater in try policies.map { try updater($0) } }
      }
      let flights = try zip(samples, readers).map { sample, readers in
        try readers[0].read(SourceText(path: sample.path, text: sample.text)).flights
      }
      return { input in
        let policy = input.onError == .fail ? 0 : 1
        let source = SourceText(path: samples[input.sample].path, bytes: input.bytes)
        var outcome = Outcome(isOfDays: samples[input.sample].isOfDays) { () throws(Report) in
          try readers[input.sample][policy].read(source)
        }
        if input.round % 4 < 2, let updater = updaters[input.sample]?[policy] {
          outcome.look(at: flights[input.sample]) { (flights) throws(Report) in
            try updater.update(&flights, from: source)
          }
        }
        return outcome
      }
    }
  }

  static func zone() throws -> AirportZone {
    try #require(AirportZone(identifier: "America/New_York"))
  }
}
