import Schedule

/// A form of JSON that is known by name; the raw value is how `site.yml` names it.
public enum JSONPreset: String, CaseIterable, Hashable, Sendable {
  /// The public flight interface of Amsterdam's airport, version 4.
  case schiphol
  /// The airport boards of a data service, with both ends of each flight or with one.
  case aerodatabox

  /// The form.
  public var form: RecordForm {
    switch self {
    case .schiphol: Self.schipholForm
    case .aerodatabox: Self.aerodataboxForm
    }
  }

  private static func paths(_ texts: [FlightField: [String]]) -> [FlightField: RecordField] {
    texts.mapValues(RecordField.init)
  }

  private static let schipholForm: RecordForm = {
    var form = RecordForm()
    form.rows = rows([("flights[*]", nil)])
    form.fields = paths([
      .direction: ["flightDirection"], .airline: ["prefixIATA", "prefixICAO"],
      .designator: ["flightName"], .airport: ["route.destinations[-1]"],
      .via: ["route.destinations[:-1]"], .scheduled: ["scheduleDateTime"],
      .status: ["publicFlightState.flightStates[0]"], .terminal: ["terminal"], .gate: ["gate"],
      .belt: ["baggageClaim.belts[*]"],
      .aircraft: ["aircraftType.iataSub", "aircraftType.iataMain"],
      .checkIn: ["checkinAllocations.checkinAllocations[*].rows.rows[*].position"],
      .codeshares: ["codeshares.codeshares[*]"],
    ])
    form.directionFields[.arrival] = paths([
      .estimated: ["estimatedLandingTime"], .actual: ["actualLandingTime"],
    ])
    form.directionFields[.departure] = paths([
      .estimated: ["publicEstimatedOffBlockTime"], .actual: ["actualOffBlockTime"],
    ])
    // Freight, freight on charter, and flights without passengers.
    form.exclusions = filters([("serviceType", ["F", "H", "P"])])
    form.codeshare = RecordPath("mainFlight").map { .named(main: $0) }
    return form
  }()

  private static let aerodataboxForm: RecordForm = {
    var form = RecordForm()
    form.rows = rows([("arrivals[*]", .arrival), ("departures[*]", .departure)])
    form.fields = paths([
      .airline: ["airline.iata", "airline.icao"], .airlineName: ["airline.name"],
      .designator: ["number"], .status: ["status"], .aircraft: ["aircraft.model"],
    ])
    for (direction, near, far) in [
      (Direction.arrival, "arrival", "departure"), (.departure, "departure", "arrival"),
    ] {
      form.directionFields[direction] = paths([
        .airport: [
          "\(far).airport.iata", "movement.airport.iata", "\(far).airport.name",
          "movement.airport.name",
        ],
        .scheduled: ["\(near).scheduledTime.local", "movement.scheduledTime.local"],
        .estimated: ["\(near).revisedTime.local", "movement.revisedTime.local"],
        .actual: ["\(near).runwayTime.local", "movement.runwayTime.local"],
        .terminal: ["\(near).terminal", "movement.terminal"],
        .gate: ["\(near).gate", "movement.gate"],
        .belt: ["\(near).baggageBelt", "movement.baggageBelt"],
        .checkIn: ["\(near).checkInDesk", "movement.checkInDesk"],
      ])
    }
    form.statusWords = ["unknown": StatusCode.scheduled.rawValue]
    form.tellsWholeFlight = true
    form.exclusions = filters([("isCargo", ["true"])])
    form.codeshare = RecordPath("codeshareStatus").map { .marked($0, word: "IsCodeshared") }
    return form
  }()

  private static func rows(_ paths: [(String, Direction?)]) -> [RecordForm.Rows] {
    paths.compactMap { text, direction in
      RecordPath(text).map { RecordForm.Rows($0, direction: direction) }
    }
  }

  private static func filters(_ filters: [(String, [String])]) -> [RowFilter<RecordPath>] {
    filters.compactMap { text, values in
      RecordPath(text).map { RowFilter($0, values: values) }
    }
  }
}
