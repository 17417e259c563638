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
      .text(
        "figuresOfHours",
        "The clock's figures in each of 24 hours, with {minute} for the minute and ; between.",
        example: "12:{minute};1:{minute}"
      ) { $0.clock.figuresOfHours.joined(separator: ";") },
      .text("periods", "The halves of the day, where they follow the figures.", example: "AM;PM") {
        $0.clock.periods.joined(separator: ";")
      },
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
  let clock: ClockWords
  let nextArrivals: [Value]
  let nextDepartures: [Value]

  init(
    shared: SharedModel,
    day: DayModel,
    figures: FiguresModel,
    time: TimeModel,
    clock: ClockWords,
    nextArrivals: [Value],
    nextDepartures: [Value]
  ) {
    self.shared = shared
    self.day = day
    self.figures = figures
    self.time = time
    self.clock = clock
    self.nextArrivals = nextArrivals
    self.nextDepartures = nextDepartures
  }
}
