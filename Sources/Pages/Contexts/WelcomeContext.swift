import Mustache
import Templates

/// The welcome page.
final class WelcomeContext: PageContext {
  static let name = "welcome"
  static let fields: [TypedField<WelcomeContext>] =
    sharedFields + [
      .record("day", "Today.") { $0.day },
      .record("figures", "Today's numbers.") { $0.figures },
      .record("time", "The instant of the build.") { $0.time },
      .list("nextArrivals", of: RowModel.self, "The next five arrivals.") { $0.nextArrivals },
      .list("nextDepartures", of: RowModel.self, "The next five departures.") {
        $0.nextDepartures
      },
      .boolean("hasNextArrivals", "Whether there are any.") { !$0.nextArrivals.isEmpty },
      .boolean("hasNextDepartures", "Whether there are any.") { !$0.nextDepartures.isEmpty },
    ]

  let shared: SharedModel
  let day: DayModel
  let figures: FiguresModel
  let time: TimeModel
  let nextArrivals: [Value]
  let nextDepartures: [Value]

  init(
    shared: SharedModel,
    day: DayModel,
    figures: FiguresModel,
    time: TimeModel,
    nextArrivals: [Value],
    nextDepartures: [Value]
  ) {
    self.shared = shared
    self.day = day
    self.figures = figures
    self.time = time
    self.nextArrivals = nextArrivals
    self.nextDepartures = nextDepartures
  }
}
