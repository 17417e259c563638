/// The columns of the canonical CSV; a raw value is the header.
public enum CanonicalColumn: String, CaseIterable, Sendable {
  case direction, airline, number, airport, scheduled
  case id, city
  case airlineName = "airline_name"
  case estimated, actual, status, terminal, gate, belt
  case checkIn = "check_in"
  case aircraft, codeshares, via, remark

  /// Whether a file without the column is refused.
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
