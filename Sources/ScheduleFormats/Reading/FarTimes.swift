import Diagnostics
import Schedule

/// Estimated and actual times that no flight has, so far are they from the planned one: a database's
/// null, as the first day of 1900, or the date of another year. They are taken out of their flights,
/// and told once a kind, since a source that has one has many.
struct FarTimes {
  /// How far before the planned time, in seconds, is too early: half a day.
  private static let early = 43_200
  /// How far behind the planned time, in seconds, is too late: a week.
  private static let late = 604_800

  private struct Found {
    let time: FlightTime
    let place: RecordPlace
    var count = 1
  }

  private var estimated: Found?
  private var actual: Found?

  /// Takes such times out of a flight.
  mutating func remove(from flight: inout Flight, at place: RecordPlace) {
    let planned = flight.scheduledTime.instant.unixSeconds
    if let time = flight.estimatedTime, Self.isFar(time, from: planned) {
      Self.count(time, at: place, in: &estimated)
      flight.estimatedTime = nil
    }
    if let time = flight.actualTime, Self.isFar(time, from: planned) {
      Self.count(time, at: place, in: &actual)
      flight.actualTime = nil
    }
  }

  /// What is to be told.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    [(FlightField.estimated, estimated), (.actual, actual)].compactMap { field, found in
      found.map { found in
        FlightProblem.farTime(field, first: found.time.iso, count: found.count)
          .diagnostic(at: found.place.location(in: source))
      }
    }
  }

  private static func isFar(_ time: FlightTime, from planned: Int) -> Bool {
    let distance = time.instant.unixSeconds - planned
    return distance < -early || distance > late
  }

  private static func count(_ time: FlightTime, at place: RecordPlace, in found: inout Found?) {
    if found == nil {
      found = Found(time: time, place: place)
    } else {
      found?.count += 1
    }
  }
}
