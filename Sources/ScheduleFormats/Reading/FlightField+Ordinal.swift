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
    case .scheduledArrival: 16
    case .scheduledDeparture: 17
    case .estimatedArrival: 18
    case .estimatedDeparture: 19
    case .actualArrival: 20
    case .actualDeparture: 21
    case .status: 22
    case .terminal: 23
    case .gate: 24
    case .belt: 25
    case .checkIn: 26
    case .aircraft: 27
    case .codeshares: 28
    case .via: 29
    case .remark: 30
    }
  }
}
