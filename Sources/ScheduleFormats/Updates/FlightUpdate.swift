import Schedule

/// What a second, younger file says of a flight that the schedule has. A field that is nil here keeps
/// what the schedule says.
struct FlightUpdate {
  /// Which flight is meant: its id, or what else tells it.
  var key: Key
  /// When it is thought to be.
  var estimatedTime: FlightTime?
  /// When it was.
  var actualTime: FlightTime?
  /// What it is doing.
  var status: Status?
  /// The terminal.
  var terminal: String?
  /// The gate.
  var gate: String?
  /// The baggage belt.
  var belt: String?
  /// The check-in desks.
  var checkIn: String?
  /// A sentence about it.
  var remark: String?
  /// Times whose moments only the planned time tells.
  var clockTimes: [ClockTime] = []

  /// Whether the flight is not to be shown any more.
  var isRemoval = false

  /// Which flight is meant.
  enum Key: Hashable {
    /// By its id.
    case id(String)
    /// By what is on its ticket.
    case designator(Designation)
  }

  /// What tells a flight from those of the same number at other times.
  enum Moment: Hashable {
    /// Its planned time.
    case scheduled(FlightTime)
    /// The day it is planned for, on the airport's calendar.
    case day(CivilDate)
    /// A time at which it was or is thought to be, and the day on which its first leg leaves: that
    /// of UTC, but there are sources that write the airport's.
    case near(FlightTime?, origin: CivilDate)
  }

  /// A flight as passengers call it, and what else tells it from others; nil is not told.
  struct Designation: Hashable {
    /// The airline's code.
    var airline: String
    /// The number with its suffix.
    var number: String
    /// When it is planned, as far as that is told.
    var moment: Moment
    /// Which way it goes.
    var direction: Direction?
    /// The far end.
    var airport: Airport?

    /// Whether a flight with the same airline, number and moment is meant.
    func means(_ flight: Flight) -> Bool {
      (direction == nil || direction == flight.direction)
        && (airport == nil || airport?.code == flight.airport.code)
        && (airport == nil || airport?.code != nil || airport?.name == flight.airport.name)
    }
  }

  /// Puts what is told into a flight.
  func apply(to flight: inout Flight) {
    for clockTime in clockTimes {
      let time = clockTime.time(for: flight.scheduledTime)
      if clockTime.kind == .actual { flight.actualTime = time } else { flight.estimatedTime = time }
    }
    if let estimatedTime { flight.estimatedTime = estimatedTime }
    if let actualTime { flight.actualTime = actualTime }
    if let status { flight.status = status }
    if let terminal { flight.terminal = terminal }
    if let gate { flight.gate = gate }
    if let belt { flight.belt = belt }
    if let checkIn { flight.checkIn = checkIn }
    if let remark { flight.remark = remark }
  }
}
