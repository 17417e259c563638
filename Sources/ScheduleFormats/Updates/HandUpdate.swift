import Schedule

/// One value of one flight that somebody has set by hand, until some instant.
public struct HandUpdate: Hashable, Sendable {
  /// The flight's id.
  public var id: String
  /// The flight's direction.
  public var direction: Direction
  /// The airline's code.
  public var airline: String
  /// The number with its suffix.
  public var number: String
  /// The day it is scheduled for.
  public var day: CivilDate
  /// When it is planned; nil where an older file does not say it.
  public var scheduled: Instant?
  /// What is set.
  public var field: HandField
  /// To what: a time with its offset, a status' code, or a text.
  public var value: String
  /// From when on it no longer holds.
  public var until: Instant

  /// A value of a flight until an instant.
  public init(_ flight: Flight, _ field: HandField, value: String, until: Instant) {
    id = flight.id
    direction = flight.direction
    airline = flight.airline.code
    number = flight.number
    day = flight.scheduledDate
    scheduled = flight.scheduled
    self.field = field
    self.value = value
    self.until = until
  }

  /// Whether it sets the same value of the same flight.
  public func isAbout(_ other: HandUpdate) -> Bool {
    field == other.field && isOfFlight(of: other)
  }

  /// Whether it is a value of the same flight.
  func isOfFlight(of other: HandUpdate) -> Bool {
    id == other.id && direction == other.direction && name == other.name && day == other.day
      && isPlanned(near: other.scheduled)
  }

  /// Whether a flight is of the name and the direction of this one, and planned for about its time.
  public func isOf(_ flight: Flight) -> Bool {
    direction == flight.direction && name == FlightName(flight)
      && (scheduled == nil ? day == flight.scheduledDate : isPlanned(near: flight.scheduled))
  }

  private var name: FlightName { FlightName(airline: airline, number: number) }

  private func isPlanned(near other: Instant?) -> Bool {
    guard let scheduled, let other else { return true }
    return abs(scheduled.unixSeconds - other.unixSeconds) <= FlightIndex.tolerance
  }

  /// The flight as people call it.
  public var designator: String { "\(airline) \(number)" }

  /// When the flight goes or comes, as far as this tells it: at the time that is set, else at the
  /// planned one, else before its day ends.
  func latest(in zone: AirportZone) -> Instant {
    if field == .estimated, let time = WrittenTime(value)?.time(in: zone) { return time.instant }
    let end = LocalTime(date: day.adding(days: 1), secondOfDay: 0)
    return scheduled ?? zone.resolve(end).instant
  }

  /// What is wrong where it says that the flight has gone or come at a time that is yet to come.
  public func timeToCome(now: Instant, in zone: AirportZone) -> HandUpdateProblem? {
    guard field == .actual, let time = WrittenTime(value)?.time(in: zone).time,
      time.isYetToCome(at: now)
    else { return nil }
    return .timeToCome(designator, time: time.iso, now: zone.time(of: now).iso)
  }

  /// What it does to the flight that it is about; nil where the value is none of the field's.
  func update(in zone: AirportZone) -> FlightUpdate? {
    var update = FlightUpdate(key: .id(id))
    switch field {
    case .status: update.status = Status(data: value)
    case .estimated, .actual:
      guard let time = WrittenTime(value)?.time(in: zone).time else { return nil }
      if field == .actual { update.actualTime = time } else { update.estimatedTime = time }
    case .terminal: update.terminal = value
    case .gate: update.gate = value
    case .belt: update.belt = value
    case .checkIn: update.checkIn = value
    case .remark: update.remark = value
    }
    return update
  }
}
