import Basics
import ScheduleFormats

/// How many days a site can cover by a file that ends before a site's usual days do. A build tells of
/// days behind the last flight, each time, from cron by mail.
struct FileDays {
  /// The days, from the one on which the file is looked at, or from its first where that is another
  /// time's.
  let count: Int
  /// The day of the last flight; nil where the file has times of each build's day alone.
  private let last: CivilDate?

  /// The days that a site covers where nothing else is written.
  private static let usual = 15

  /// Looks at what a file has; nil where that is enough, or not known.
  init?(_ guess: CSVGuess, today: CivilDate?) {
    guard let flights = guess.flights, flights > 0, !guess.isPartly else { return nil }
    guard let days = guess.days else {
      guard guess.usesToday else { return nil }
      (count, last) = (1, nil)
      return
    }
    let end = days.upperBound.daysSinceEpoch
    guard end - days.lowerBound.daysSinceEpoch + 1 < Self.usual else { return nil }
    let first = today.flatMap { days.contains($0) ? $0 : nil } ?? days.lowerBound
    (count, last) = (end - first.daysSinceEpoch + 1, days.upperBound)
  }

  /// The lines of a `site.yml`.
  var lines: [String] {
    ["# How many days the site covers, from today; \(reason):", "days: \(count)"]
  }

  /// The line of what is told.
  var summary: String { "days: \(count), since \(reason)" }

  private var reason: String {
    last.map { "the file has no flights after \($0)" } ?? "the file has flights of one day"
  }
}
