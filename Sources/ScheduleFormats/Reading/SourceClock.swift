import Schedule

/// The clock that a source's times are told by, and the airport's, by which they are shown.
struct SourceClock: Sendable {
  /// The airport's zone.
  let airport: AirportZone
  /// The zone of times without an offset; nil where it is the airport's.
  var source: AirportZone?
  /// Whether offsets that are written are not to be believed.
  var ignoresOffsets = false

  /// What the source's clock shows at a moment, or one with an offset that is believed.
  func local(of time: FlightTime, offset: Int?) -> LocalTime {
    if let offset, !ignoresOffsets {
      return FlightTime(instant: time.instant, offset: offset).local
    }
    return source.map { $0.time(of: time.instant).local } ?? time.local
  }

  /// What the source's clock shows at a time of it that is on a day of the airport: in UTC it can be
  /// on the day before or behind.
  func local(at time: TimeOfDay, _ offset: Int?, on date: CivilDate) -> LocalTime {
    let same = LocalTime(date: date, secondOfDay: time.second)
    guard source != nil || offset != nil else { return same }
    let shown = self.time(of: WrittenTime(local: same, offset: offset)).time.local.date
    return LocalTime(
      date: date.adding(days: date.daysSinceEpoch - shown.daysSinceEpoch),
      secondOfDay: time.second
    )
  }

  /// The moment that a time of the source means, on the airport's clock.
  func time(of written: WrittenTime) -> Resolution {
    let offset = ignoresOffsets ? nil : written.offset
    guard offset == nil, let source else {
      return WrittenTime(local: written.local, offset: offset).time(in: airport)
    }
    var resolution = source.resolve(written.local)
    resolution.time = airport.time(of: resolution.instant)
    return resolution
  }

  /// How far, in seconds, a planned time can be from one that it tells the moment of: a day.
  private static let reach = 86_400

  /// The moment that a time of the source means that is near to a planned one: of two that its clock
  /// shows alike the nearer, of two as near the first, and so where the planned one is days away.
  func time(of written: WrittenTime, near planned: FlightTime) -> Resolution {
    var resolution = time(of: written)
    guard resolution.kind == .repeated else { return resolution }
    let moments = (source ?? airport).moments(of: written.local)
    if let time = moments.nearest(to: planned.instant),
      time.distance(from: planned.instant) <= Self.reach
    {
      resolution.time = airport.time(of: time.instant)
    }
    return resolution
  }

  /// What is odd about a time of the source that has been resolved; an offset of UTC is not.
  func oddity(of written: WrittenTime, as resolution: Resolution) -> Oddity? {
    switch resolution.kind {
    case .gap: return .skipped
    case .repeated:
      return .repeated(isSecond: resolution.instant != time(of: written).instant)
    case .unique:
      let here = resolution.time.offset
      guard !ignoresOffsets, let told = written.offset, told != 0, told != here else { return nil }
      return .otherOffset(here: here)
    }
  }

  /// What can be odd about a time of a source.
  enum Oddity: Hashable {
    /// The clock skips it.
    case skipped
    /// The clock shows it twice; `isSecond` is whether the second moment is taken.
    case repeated(isSecond: Bool)
    /// Its offset is not the airport's, which is `here` in seconds.
    case otherOffset(here: Int)
  }
}
