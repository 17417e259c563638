import Schedule
import ScheduleFormats

/// The moment that somebody means who writes a time of the airport's clock by hand, also where the
/// clock shows that time twice or not at all.
struct MeantTime {
  let time: FlightTime
  /// What is odd about it.
  let warning: SetProblem?

  /// How far from now, in seconds, that tells which of two moments is meant: so far they are apart.
  private static let reach = 3600

  /// The time of an event of a flight, that has happened or is to.
  ///
  /// Of two moments an actual time is the one nearer to now, an estimated one the next. Where that is
  /// more than an hour off, now says nothing, and it is the one nearer to the flight's planned time.
  init(
    _ field: HandField,
    _ text: String,
    _ written: WrittenTime,
    of flight: Flight,
    now: Instant,
    in zone: AirportZone
  ) {
    self.init("'\(field.rawValue)'", text, written, in: zone) { moments in
      let near =
        field == .actual ? moments.nearest(to: now) : moments.first { $0.instant >= now }
      if let near, near.distance(from: now) <= Self.reach { return near }
      return moments.nearest(to: flight.scheduled)
    }
  }

  /// The end of what is set: the next of two moments.
  init(
    _ option: Option,
    _ text: String,
    _ written: WrittenTime,
    after now: Instant,
    in zone: AirportZone
  ) {
    self.init(option.long, text, written, in: zone) { moments in
      moments.first { $0.instant > now } ?? moments.last
    }
  }

  private init(
    _ name: String,
    _ text: String,
    _ written: WrittenTime,
    in zone: AirportZone,
    choosing choice: ([FlightTime]) -> FlightTime?
  ) {
    let resolution = written.time(in: zone)
    switch resolution.kind {
    case .unique:
      time = resolution.time
      warning = nil
    case .gap:
      time = resolution.time
      warning = .skippedTime(name, text)
    case .repeated:
      let moments = zone.moments(of: written.local)
      let taken = choice(moments) ?? resolution.time
      let other = moments.first { $0 != taken } ?? taken
      time = taken
      warning = .repeatedTime(name, text, taken: taken.iso, other: other.iso)
    }
  }
}
