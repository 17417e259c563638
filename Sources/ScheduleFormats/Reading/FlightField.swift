/// One of the values that data has of a flight, in any format; the raw value is its key: the name in
/// the header of canonical CSV, the key of a path, the name of a result's column.
public enum FlightField: String, CaseIterable, Hashable, Sendable {
  /// Which way the flight goes, required.
  case direction
  /// The airline's code, required.
  case airline
  /// The flight's number, required.
  case number
  /// The far airport's IATA code or name, required.
  case airport
  /// The airport that a flight comes from, in place of `airport`.
  case origin
  /// The airport that a flight goes to, in place of `airport`.
  case destination
  /// The planned time, required; only the time of the day where the day stands apart.
  case scheduled
  /// Airline and number in one.
  case designator
  /// The day of `scheduled`, where that is only a time.
  case date
  /// The flight's own name, the same tomorrow.
  case id
  /// The city to show.
  case city
  /// The airline's name.
  case airlineName = "airline_name"
  /// When it is thought to be.
  case estimated
  /// When it was.
  case actual
  /// The day of `estimated`, where that is only a time.
  case estimatedDate = "estimated_date"
  /// The day of `actual`, where that is only a time.
  case actualDate = "actual_date"
  /// The day of an arrival's planned time, where that is only a time and a departure's day is another.
  case arrivalDate = "arrival_date"
  /// The day of a departure's planned time, where that is only a time and an arrival's day is another.
  case departureDate = "departure_date"
  /// The planned time of an arrival, in data that has two of them.
  case scheduledArrival = "scheduled_arrival"
  /// The planned time of a departure, in data that has two of them.
  case scheduledDeparture = "scheduled_departure"
  /// When an arrival is thought to be.
  case estimatedArrival = "estimated_arrival"
  /// When a departure is thought to be.
  case estimatedDeparture = "estimated_departure"
  /// When an arrival was.
  case actualArrival = "actual_arrival"
  /// When a departure was.
  case actualDeparture = "actual_departure"
  /// What it is doing.
  case status
  /// The terminal.
  case terminal
  /// The gate.
  case gate
  /// The baggage belt.
  case belt
  /// The check-in desks.
  case checkIn = "check_in"
  /// The type of aircraft.
  case aircraft
  /// Other airlines' numbers, separated by blanks.
  case codeshares
  /// The stops between, separated by blanks.
  case via
  /// A sentence about it.
  case remark

  /// Whether data must have it, unless others or the configuration say the same.
  public var isRequired: Bool {
    switch self {
    case .direction, .airline, .number, .airport, .scheduled: true
    case .origin, .destination, .designator, .date, .id, .city, .airlineName, .estimated, .actual,
      .estimatedDate, .actualDate, .arrivalDate, .departureDate, .scheduledArrival,
      .scheduledDeparture, .estimatedArrival, .estimatedDeparture, .actualArrival,
      .actualDeparture, .status, .terminal, .gate, .belt, .checkIn, .aircraft, .codeshares, .via,
      .remark:
      false
    }
  }

  /// Whether rows that nest can have it: they have the fields of each direction apart, and so need
  /// none for either end.
  public var isOfNestedRows: Bool { self != .origin && self != .destination }

  /// What it holds, in a few words.
  public var summary: String {
    switch self {
    case .direction: "the direction: arrival or departure, A or D"
    case .airline: "the operating airline's code"
    case .number: "the flight's number, with its suffix"
    case .airport: "the far end's IATA code or name"
    case .origin: "the airport that the flight comes from; with `destination` in place of `airport`"
    case .destination: "the airport that the flight goes to; with `origin` in place of `airport`"
    case .scheduled: "the scheduled time"
    case .designator: "airline and number in one, in place of these two: RL 618, RL618"
    case .date: "the day, where the scheduled time is only a time of the day"
    case .id: "an identifier that is the same in the next file"
    case .city: "the far end's city"
    case .airlineName: "the operating airline's name"
    case .estimated: "the estimated time"
    case .actual: "the actual time"
    case .estimatedDate: "the day of the estimated time, where that is only a time of the day"
    case .actualDate: "the day of the actual time, where that is only a time of the day"
    case .arrivalDate: "the day of an arrival's scheduled time, apart from that of a departure"
    case .departureDate: "the day of a departure's scheduled time, apart from that of an arrival"
    case .scheduledArrival: "the scheduled time of an arrival, apart from that of a departure"
    case .scheduledDeparture: "the scheduled time of a departure, apart from that of an arrival"
    case .estimatedArrival: "the estimated time of an arrival, apart from that of a departure"
    case .estimatedDeparture: "the estimated time of a departure, apart from that of an arrival"
    case .actualArrival: "the actual time of an arrival, apart from that of a departure"
    case .actualDeparture: "the actual time of a departure, apart from that of an arrival"
    case .status: "the flight's status"
    case .terminal: "the terminal"
    case .gate: "the gate"
    case .belt: "the baggage belt"
    case .checkIn: "the check-in desks"
    case .aircraft: "the aircraft's type"
    case .codeshares: "codeshare numbers, separated by spaces"
    case .via: "airports in between, separated by spaces"
    case .remark: "a remark for passengers"
    }
  }
}
