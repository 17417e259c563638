import Diagnostics
import Schedule

extension Notice {
  /// What is to be said of a notice of these days that is about flights which the schedule does not
  /// have. A schedule without any flight tells nothing.
  func warnings(for schedule: FlightSchedule) -> [Diagnostic] {
    guard !schedule.flights.isEmpty, schedule.window.dates.contains(where: days.contains) else {
      return []
    }
    var found: [Diagnostic] = []
    let codes = Set(schedule.flights.map(\.airline.code))
    if let airline, !codes.contains(where: { $0.lowercased() == airline.lowercased() }) {
      let near = Spelling.nearest(to: airline, among: codes)
      found.append(
        PageProblem.unknownAirline(airline, near: near).diagnostic(at: airlineLocation)
      )
    } else if let flight, !schedule.flights.contains(where: { isFlight($0) }) {
      let near = Spelling.nearest(to: flight, among: Set(schedule.flights.map(\.designator)))
      found.append(PageProblem.unknownFlight(flight, near: near).diagnostic(at: flightLocation))
    }
    return found
  }
}
