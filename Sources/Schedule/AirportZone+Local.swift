extension AirportZone {
  /// A moment on this zone's clock.
  public func time(of instant: Instant) -> FlightTime {
    FlightTime(instant: instant, offset: offset(at: instant))
  }

  /// What this zone's calendar and clock say at a moment.
  public func localTime(of instant: Instant) -> LocalTime {
    time(of: instant).local
  }

  /// The moment that a wall time means here.
  public func resolve(_ local: LocalTime) -> Resolution {
    // No zone is a day from UTC, and none changes twice in two days: a day before and a day after
    // see the offsets on both sides of a change that could matter.
    let seconds = local.secondsSinceEpoch
    let before = offset(at: Instant(unixSeconds: seconds - 86_400))
    let after = offset(at: Instant(unixSeconds: seconds + 86_400))
    let early = FlightTime(instant: Instant(unixSeconds: seconds - before), offset: before)
    guard before != after else { return Resolution(time: early, kind: .unique) }
    let late = FlightTime(instant: Instant(unixSeconds: seconds - after), offset: after)
    let isEarly = offset(at: early.instant) == before
    let isLate = offset(at: late.instant) == after
    switch (isEarly, isLate) {
    case (true, true): return Resolution(time: early, kind: .repeated)
    case (true, false): return Resolution(time: early, kind: .unique)
    case (false, true): return Resolution(time: late, kind: .unique)
    case (false, false): return Resolution(time: early, kind: .gap)
    }
  }

  /// The moments that have a wall time here, in order: two where the clock repeats it. One that it
  /// skips has the moment that it resolves to.
  public func moments(of local: LocalTime) -> [FlightTime] {
    let first = resolve(local)
    guard first.kind == .repeated else { return [first.time] }
    let seconds = local.secondsSinceEpoch
    let after = offset(at: Instant(unixSeconds: seconds + 86_400))
    return [first.time, FlightTime(instant: Instant(unixSeconds: seconds - after), offset: after)]
  }

  /// A wall time told with its own offset, on this zone's clock.
  ///
  /// The moment counts: where the offset told is not this zone's, the wall time is this zone's,
  /// except for a time that the clock skips, which stays as it was told. UTC skips no time, also where
  /// it is this zone's in winter.
  public func time(of local: LocalTime, offset told: Int) -> FlightTime {
    let instant = Instant(unixSeconds: local.secondsSinceEpoch - told)
    let here = offset(at: instant)
    guard here != told, told != 0 else { return FlightTime(instant: instant, offset: here) }
    let resolution = resolve(local)
    if resolution.kind == .gap, resolution.time.offset == told { return resolution.time }
    return FlightTime(instant: instant, offset: here)
  }
}
