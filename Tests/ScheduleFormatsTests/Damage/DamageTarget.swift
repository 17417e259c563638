import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

/// A reader with samples of its own, and what hurts in its format.
struct DamageTarget: Sendable, CustomTestStringConvertible {
  /// A sample that was damaged.
  struct Input {
    /// Which sample it was.
    var sample: Int
    /// What has become of it.
    var bytes: [UInt8]
    /// How many were before it.
    var round: Int

    /// What a bad row does.
    var onError: RowErrorPolicy { round % 2 == 0 ? .fail : .skip }
  }

  /// What a reader made of it.
  struct Outcome {
    /// Whether it can still be used.
    var isBuilt: Bool
    /// What people are told.
    var diagnostics: [Diagnostic]
    /// What must not be.
    var fault: String?
  }

  typealias Read = (Input) throws -> Outcome

  /// What it is called.
  let name: String
  /// Small files that can be read.
  let samples: [[UInt8]]
  /// What is put into them.
  let pieces: [String]
  /// About how many bytes are taken away or doubled at once.
  var span = 40
  /// Whether it reads schedules, and not only helps to find or to understand them.
  var isReader = true
  /// How many of ten that are damaged can be read all the same, at the least; where many are tried,
  /// it is three of each reader, which `check_fuzz.py` looks at.
  var leastTenths = 2
  /// Makes what reads one after another.
  let start: @Sendable () throws -> Read

  var testDescription: String { name }

  static let all = [
    csv, guesses, ssim, aidx, json, avinor, databases, queries, feeds, packed,
  ]
}

extension DamageTarget.Outcome {
  /// The most flights that damage can make of a small file.
  private static let mostFlights = 200_000

  /// A reading, which must tell something where it has no flight, each with its place. What is made for
  /// the days of a site may have read records that have none on these days, as a season that is over.
  init(isOfDays: Bool = false, _ read: () throws(Report) -> ScheduleReading) {
    let flights: [Flight]
    var isElsewhere = false
    do throws(Report) {
      let reading = try read()
      (flights, diagnostics) = (reading.flights, reading.warnings)
      isElsewhere = isOfDays && reading.records > 0
    } catch {
      (flights, diagnostics) = ([], error.diagnostics)
    }
    isBuilt = !flights.isEmpty
    if flights.isEmpty, diagnostics.isEmpty, !isElsewhere {
      fault = "neither a flight nor a message"
    } else if Set(flights.map(\.id)).count != flights.count {
      fault = "two flights of one id"
    } else if flights.count > Self.mostFlights {
      fault = "\(flights.count) flights"
    }
  }

  /// Looks at an update, too: it changes flights that are there, or none and tells why.
  mutating func look(
    at flights: [Flight],
    _ update: (inout [Flight]) throws(Report) -> UpdateReading
  ) {
    var changed = flights
    do throws(Report) {
      _ = try update(&changed)
      let ids = Set(flights.map(\.id))
      if !changed.allSatisfy({ ids.contains($0.id) }) { fault = "an update has made a flight" }
    } catch {
      diagnostics += error.diagnostics
      if changed != flights { fault = "an update that failed has changed a flight" }
      if error.diagnostics.isEmpty { fault = "an update has failed without a message" }
    }
  }
}
