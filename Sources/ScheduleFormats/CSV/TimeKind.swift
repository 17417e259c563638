import Schedule

/// One of a flight's times, and the columns that it can stand in.
enum TimeKind {
  case scheduled, estimated, actual

  /// The column of flights of both directions.
  var column: CSVColumn {
    switch self {
    case .scheduled: .scheduled
    case .estimated: .estimated
    case .actual: .actual
    }
  }

  /// The column of flights of one direction.
  func column(of direction: Direction) -> CSVColumn {
    switch (self, direction) {
    case (.scheduled, .arrival): .scheduledArrival
    case (.scheduled, .departure): .scheduledDeparture
    case (.estimated, .arrival): .estimatedArrival
    case (.estimated, .departure): .estimatedDeparture
    case (.actual, .arrival): .actualArrival
    case (.actual, .departure): .actualDeparture
    }
  }

  /// The column of its day, where that stands apart.
  var dateColumn: CSVColumn {
    switch self {
    case .scheduled: .date
    case .estimated: .estimatedDate
    case .actual: .actualDate
    }
  }
}
