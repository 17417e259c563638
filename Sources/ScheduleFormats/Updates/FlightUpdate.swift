import Schedule

/// What a second, younger file says of a flight that the schedule has. What is nil stays as it is.
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

  /// Whether the flight is not to be shown any more.
  var isRemoval = false

  /// Which flight is meant.
  enum Key: Hashable {
    /// By its id.
    case id(String)
    /// By what is on its ticket.
    case designator(Designation)
  }

  /// A flight as passengers call it, and what else tells it from others; nil is not told.
  struct Designation: Hashable {
    /// The airline's code.
    var airline: String
    /// The number with its suffix.
    var number: String
    /// The day it is planned for, on the airport's calendar.
    var date: CivilDate
    /// Which way it goes.
    var direction: Direction?
    /// The far end.
    var airport: Airport?
    /// The planned time.
    var scheduled: Instant?

    /// Whether a flight with the same airline, number and day is meant.
    func means(_ flight: Flight) -> Bool {
      (direction == nil || direction == flight.direction)
        && (airport == nil || airport?.code == flight.airport.code)
        && (airport == nil || airport?.code != nil || airport?.name == flight.airport.name)
    }
  }

  /// Puts what is told into a flight.
  func apply(to flight: inout Flight) {
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
