import Configuration
import Diagnostics
import Schedule

/// How far a schedule reaches, seen from the days of the site.
enum ScheduleReach {
  /// A feed that has stopped is worth a word before the last of its days is over: a warning where
  /// the site has flights, but none on its last two days. The last alone is without flights between
  /// midnight and a daily feed's next file. The demo has flights every day.
  static func warning(
    about schedule: FlightSchedule,
    _ configuration: SiteConfiguration
  ) -> [Diagnostic] {
    guard let path = configuration.schedule.source.path?.value else { return [] }
    let dates = schedule.window.dates
    guard let last = dates.last(where: { schedule.board(on: $0).count > 0 }),
      let end = dates.last, last.adding(days: 1) < end
    else { return [] }
    let problem = InputProblem.scheduleEnds(last: "\(last)", end: "\(end)")
    return [problem.diagnostic(at: Location(path: configuration.resolve(path)))]
  }

  /// The first and the last date of a schedule that has no flights on the days of the site; nil where
  /// it has some, or none at all.
  static func dates(of schedule: FlightSchedule) -> ClosedRange<String>? {
    guard schedule.window.dates.allSatisfy({ schedule.board(on: $0).isEmpty }) else { return nil }
    let dates = schedule.flights.lazy.map(\.scheduledDate)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return "\(first)"..."\(last)"
  }
}
