/// A column of the canonical CSV; the raw value is its name in the header.
public enum CSVColumn: String, CaseIterable, Hashable, Sendable {
  /// Which way the flight goes, required.
  case direction
  /// The airline's code, required.
  case airline
  /// The flight's number, required.
  case number
  /// The far airport's IATA code or name, required.
  case airport
  /// The planned time, required.
  case scheduled
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

  /// Whether a file must have it.
  public var isRequired: Bool {
    switch self {
    case .direction, .airline, .number, .airport, .scheduled: true
    case .id, .city, .airlineName, .estimated, .actual, .status, .terminal, .gate, .belt, .checkIn,
      .aircraft, .codeshares, .via, .remark:
      false
    }
  }

  /// What the column holds, in a few words.
  public var summary: String {
    switch self {
    case .direction: "the direction: arrival or departure, A or D"
    case .airline: "the operating airline's code"
    case .number: "the flight's number, with its suffix"
    case .airport: "the far end's IATA code or name"
    case .scheduled: "the scheduled time"
    case .id: "an identifier that is the same in the next file"
    case .city: "the far end's city"
    case .airlineName: "the operating airline's name"
    case .estimated: "the estimated time"
    case .actual: "the actual time"
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
