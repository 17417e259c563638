import Schedule

/// One of a flight's times, and the fields that it can stand in.
enum TimeKind: CaseIterable {
  case scheduled, estimated, actual

  /// The field of flights of both directions.
  var field: FlightField {
    switch self {
    case .scheduled: .scheduled
    case .estimated: .estimated
    case .actual: .actual
    }
  }

  /// The field of flights of one direction.
  func field(of direction: Direction) -> FlightField {
    switch (self, direction) {
    case (.scheduled, .arrival): .scheduledArrival
    case (.scheduled, .departure): .scheduledDeparture
    case (.estimated, .arrival): .estimatedArrival
    case (.estimated, .departure): .estimatedDeparture
    case (.actual, .arrival): .actualArrival
    case (.actual, .departure): .actualDeparture
    }
  }

  /// The field of its day, where that stands apart.
  var dateField: FlightField {
    switch self {
    case .scheduled: .date
    case .estimated: .estimatedDate
    case .actual: .actualDate
    }
  }

  /// The field of its day of flights of one direction, where a planned one has such a field.
  func dateField(of direction: Direction) -> FlightField? {
    switch (self, direction) {
    case (.scheduled, .arrival): .arrivalDate
    case (.scheduled, .departure): .departureDate
    case (.estimated, _), (.actual, _): nil
    }
  }
}
