/// All flights that a build knows, in order, with what is on which board and what needs a page.
public struct FlightSchedule: Sendable {
  /// The flights of one scheduled day that need a page.
  public struct Day: Hashable, Sendable {
    /// The scheduled day.
    public var date: CivilDate
    /// Places in `flights`, in order.
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
  private let indicesByID: [String: Int]

  /// Sorts and groups flights. With `derivesStatus` the clock and the times turn a status of
  /// planning into what it has become, see `Flight.derivedStatus`; the threshold is in seconds.
  public init(
    flights: [Flight],
    zone: AirportZone,
    window: Window,
    now: Instant,
    derivesStatus: Bool = false,
    delayThreshold: Int = 900
  ) {
    self.flights = flights
    self.zone = zone
    self.window = window
    self.now = now
    pages = []
    boards = []
    indicesByID = [:]
  }

  /// The rows of a day's board in order; none for a day outside of the window.
  public func board(on date: CivilDate) -> [BoardEntry] {
    window.contains(date) ? boards[date.daysSinceEpoch - window.first.daysSinceEpoch] : []
  }

  /// The flights scheduled on a day, in order; on any day, also outside of the window.
  public func flights(on date: CivilDate) -> [Flight] {
    flights.filter { $0.scheduledDate == date }
  }

  /// The flight with an id; nil when there is none, or none any more.
  public func flight(id: String) -> Flight? {
    indicesByID[id].map { flights[$0] }
  }

  /// The day whose board lists a flight, its scheduled day where that has a board; nil where no
  /// board does.
  public func boardDate(of flight: Flight) -> CivilDate? {
    if window.contains(flight.scheduledDate) { return flight.scheduledDate }
    return window.contains(flight.expectedDate) ? flight.expectedDate : nil
  }
}
