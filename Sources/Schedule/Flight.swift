/// One operated flight at this airport, arriving or departing.
public struct Flight: Hashable, Sendable {
  /// Unique in a schedule, and the same for the same flight tomorrow.
  public var id: String
  /// Which way it goes.
  public var direction: Direction
  /// Who operates it.
  public var airline: Airline
  /// The number with its suffix, as it is printed: "618", "073W".
  public var number: String
  /// The far end.
  public var airport: Airport
  /// The stops between, as the data writes them: codes or names.
  public var via: [String] = []
  /// When it is planned.
  public var scheduledTime: FlightTime
  /// When it is thought to be, where that is known.
  public var estimatedTime: FlightTime?
  /// When it was, where that is known.
  public var actualTime: FlightTime?
  /// What it is doing.
  public var status: Status
  /// The terminal.
  public var terminal: String?
  /// The gate.
  public var gate: String?
  /// The baggage belt of an arrival.
  public var belt: String?
  /// The check-in desks of a departure.
  public var checkIn: String?
  /// The type of aircraft.
  public var aircraft: String?
  /// A sentence about it, Markdown.
  public var remark: String?
  /// Other airlines' numbers for it, as the data writes them.
  public var codeshares: [String] = []
  /// How it went on earlier days, newest first.
  public var history: [HistoryEntry] = []
  /// The time in the air in minutes, where it is known.
  public var flightMinutes: Int?
  /// The line of the schedule's file on which it stands, counted from 1.
  public var sourceLine: Int?

  /// A flight with what every flight has.
  public init(
    id: String,
    direction: Direction,
    airline: Airline,
    number: String,
    airport: Airport,
    scheduled: FlightTime,
    status: Status = Status(.scheduled)
  ) {
    self.id = id
    self.direction = direction
    self.airline = airline
    self.number = number
    self.airport = airport
    self.scheduledTime = scheduled
    self.status = status
  }
}
