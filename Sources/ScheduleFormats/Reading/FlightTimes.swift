import Schedule

/// A row's times on the airport's clock.
struct FlightTimes {
  /// When the flight is planned.
  private(set) var scheduled: FlightTime?
  /// When it is thought to be.
  private(set) var estimated: FlightTime?
  /// When it was.
  private(set) var actual: FlightTime?
  /// Those of an update whose moments only its flight tells.
  private(set) var clockTimes: [ClockTime] = []
  /// The planned one by the source's clock.
  private(set) var planned: LocalTime?
  /// Whether there is a value for the planned one, right or wrong.
  var isPlanTold = false

  /// Takes a time; of several of one kind the last counts.
  mutating func set(_ kind: TimeKind, _ time: FlightTime, _ written: WrittenTime) {
    if !clockTimes.isEmpty { clockTimes.removeAll { $0.kind == kind } }
    switch kind {
    case .scheduled:
      scheduled = time
      planned = written.local
    case .estimated: estimated = time
    case .actual: actual = time
    }
  }

  /// Takes a time whose moment only the flight that it belongs to can tell.
  mutating func add(_ time: ClockTime) {
    if time.kind == .actual { actual = nil } else { estimated = nil }
    clockTimes.removeAll { $0.kind == time.kind }
    clockTimes.append(time)
  }
}
