extension FlightField {
  /// The field's number, in the order of `allCases`.
  var ordinal: Int {
    switch self {
    case .direction: 0
    case .airline: 1
    case .number: 2
    case .airport: 3
    case .origin: 4
    case .destination: 5
    case .scheduled: 6
    case .designator: 7
    case .date: 8
    case .id: 9
    case .city: 10
    case .airlineName: 11
    case .estimated: 12
    case .actual: 13
    case .estimatedDate: 14
    case .actualDate: 15
    case .arrivalDate: 16
    case .departureDate: 17
    case .scheduledArrival: 18
    case .scheduledDeparture: 19
    case .estimatedArrival: 20
    case .estimatedDeparture: 21
    case .actualArrival: 22
    case .actualDeparture: 23
    case .status: 24
    case .terminal: 25
    case .gate: 26
    case .belt: 27
    case .checkIn: 28
    case .aircraft: 29
    case .codeshares: 30
    case .via: 31
    case .remark: 32
    }
  }
}
