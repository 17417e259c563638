extension CSVColumn {
  /// The column's number, in the order of `allCases`.
  var ordinal: Int {
    switch self {
    case .direction: 0
    case .airline: 1
    case .number: 2
    case .airport: 3
    case .scheduled: 4
    case .id: 5
    case .city: 6
    case .airlineName: 7
    case .estimated: 8
    case .actual: 9
    case .status: 10
    case .terminal: 11
    case .gate: 12
    case .belt: 13
    case .checkIn: 14
    case .aircraft: 15
    case .codeshares: 16
    case .via: 17
    case .remark: 18
    }
  }
}
