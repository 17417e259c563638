import Diagnostics
import Schedule

/// What makes it doubtful that a source's clock is the one that the configuration says.
enum ClockDoubts {
  /// A warning where flights have gone or come at times that are yet to come, as they do where UTC is
  /// read as the airport's own clock. `path` is the file that the flights' lines are of.
  static func timesToCome(
    in flights: [Flight],
    now: Instant,
    zone: AirportZone,
    path: String?
  ) -> [Diagnostic] {
    var first: Int?
    var count = 0
    for index in flights.indices {
      guard flights[index].actualTime?.isYetToCome(at: now) == true else { continue }
      count += 1
      if first == nil { first = index }
    }
    guard let first, let path, let time = flights[first].actualTime else { return [] }
    let problem = InputProblem.timesToCome(
      count: count,
      flight: flights[first].designator,
      time: time.iso,
      now: zone.time(of: now).iso
    )
    let position = flights[first].sourceLine.map { Position(line: $0, column: 1) }
    return [problem.diagnostic(at: Location(path: path, position: position))]
  }
}
