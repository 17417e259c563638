extension FlightField {
  /// The field's number, in the order of `allCases`.
  var ordinal: Int {
    switch self {
    case .direction: 0
    case .airline: 1
    case .number: 2
    case .airport: 3
    case .scheduled: 4
    case .designator: 5
    case .date: 6
    case .id: 7
    case .city: 8
    case .airlineName: 9
    case .estimated: 10
    case .actual: 11
    case .estimatedDate: 12
    case .actualDate: 13
    case .scheduledArrival: 14
    case .scheduledDeparture: 15
    case .estimatedArrival: 16
    case .estimatedDeparture: 17
    case .actualArrival: 18
    case .actualDeparture: 19
    case .status: 20
    case .terminal: 21
    case .gate: 22
    case .belt: 23
    case .checkIn: 24
    case .aircraft: 25
    case .codeshares: 26
    case .via: 27
    case .remark: 28
    }
  }
}
