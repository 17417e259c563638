import Basics

/// All flights that a build knows, in order, with what is on which board and what needs a page.
public struct FlightSchedule: Sendable {
  /// The flights of one scheduled day that need a page.
  public struct Day: Hashable, Sendable {
    /// The scheduled day.
    public var date: CivilDate
    /// Places in `FlightSchedule.flights`, in order.
    public var indices: [Int]
  }

  /// All flights, by expected instant, scheduled instant, airline, number and id.
  public let flights: [Flight]
  /// The airport's zone.
  public let zone: AirportZone
  /// The days that have boards.
  public let window: Window
  /// The instant of the build.
  public let now: Instant
  /// Every flight that needs a page, by scheduled day, days in order: those on any board, and those
  /// of the day before the window.
  public let pages: [Day]

  private let boards: [[BoardEntry]]

  /// Sorts and groups flights. With `derivesStatus` the clock and the times turn a status of
  /// planning into what it has become, see `Flight.derivedStatus`; the threshold is in seconds.
  public init(
    flights: consuming [Flight],
    zone: AirportZone,
    window: Window,
    now: Instant,
    derivesStatus: Bool = false,
    delayThreshold: Int = 900
  ) {
    var sorted = consume flights
    FlightOrder.sort(&sorted)
    if derivesStatus {
      for index in sorted.indices {
        sorted[index].deriveStatus(now: now, delayThreshold: delayThreshold)
      }
    }
    var boards = [[BoardEntry]](repeating: [], count: max(0, window.days))
    var pages: [CivilDate: [Int]] = [:]
    let span = sorted.span
    for index in span.indices {
      let date = span[index].scheduledTime.local.date
      let time = Flight.expectedTime(in: span, at: index)
      let isAwaited = Self.isAwaited(
        span[index].status.code,
        scheduled: span[index].scheduledTime,
        expected: time,
        now: now,
        today: window.first
      )
      let expected = isAwaited ? window.first : time.local.date
      let entries = Self.entries(of: index, scheduled: date, expected: expected, in: window)
      for (day, entry) in entries { boards[day].append(entry) }
      if !entries.isEmpty || date == window.first.adding(days: -1) {
        pages[date, default: []].append(index)
      }
    }
    self.flights = sorted
    self.zone = zone
    self.window = window
    self.now = now
    self.boards = boards
    self.pages = pages.keys.sorted().map { Day(date: $0, indices: pages[$0] ?? []) }
  }

  /// The rows of a day's board in order; none for a day outside of the window.
  public func board(on date: CivilDate) -> [BoardEntry] {
    window.contains(date) ? boards[date.daysSinceEpoch - window.first.daysSinceEpoch] : []
  }

  /// The flights scheduled on a day, in order; on any day, also outside of the window.
  ///
  /// The model promises this to those who ask it a question, and looks at every flight. A build
  /// goes by `pages` and `board(on:)`, and does not pay for an index that it does not need.
  public func flights(on date: CivilDate) -> [Flight] {
    flights.filter { $0.scheduledDate == date }
  }

  /// The flight with an id; nil when there is none, or none any more. Promised as
  /// `flights(on:)` is, and searched for in the same way.
  public func flight(id: String) -> Flight? {
    flights.first { $0.id == id }
  }

  /// The day whose board lists a flight, its scheduled day where that has a board; nil where no
  /// board does.
  public func boardDate(of flight: Flight) -> CivilDate? {
    if window.contains(flight.scheduledDate) { return flight.scheduledDate }
    let isAwaited = Self.isAwaited(
      flight.status.code,
      scheduled: flight.scheduledTime,
      expected: flight.expectedTime,
      now: now,
      today: window.first
    )
    if isAwaited { return window.first }
    return window.contains(flight.expectedDate) ? flight.expectedDate : nil
  }

  /// Half a day, in seconds.
  private static let longestWait = 43_200

  /// Whether a flight of yesterday is still waited for: it is delayed, and nobody has said until when.
  /// It goes today if it goes at all; after half a day nobody minds it any more.
  private static func isAwaited(
    _ status: StatusCode,
    scheduled: FlightTime,
    expected: FlightTime,
    now: Instant,
    today: CivilDate
  ) -> Bool {
    status == .delayed && expected.instant == scheduled.instant
      && scheduled.local.date == today.adding(days: -1)
      && now.unixSeconds - scheduled.instant.unixSeconds <= longestWait
  }

  /// A flight's rows, at most two, each with the number of its day in the window.
  private static func entries(
    of index: Int,
    scheduled: CivilDate,
    expected: CivilDate,
    in window: Window
  ) -> [(day: Int, entry: BoardEntry)] {
    let shift = expected.daysSinceEpoch - scheduled.daysSinceEpoch
    var entries: [(day: Int, entry: BoardEntry)] = []
    if window.contains(scheduled) {
      let place: BoardEntry.Place = shift == 0 ? .ownDay : .shifted(days: shift)
      let day = scheduled.daysSinceEpoch - window.first.daysSinceEpoch
      entries.append((day, BoardEntry(index: index, place: place)))
    }
    if shift != 0, window.contains(expected) {
      let day = expected.daysSinceEpoch - window.first.daysSinceEpoch
      entries.append((day, BoardEntry(index: index, place: .fromDay(scheduled))))
    }
    return entries
  }
}
