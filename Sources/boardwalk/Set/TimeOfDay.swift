import Schedule

extension TimeOfDay {
  /// The first moment after another at which a clock shows it.
  func next(after now: Instant, in zone: AirportZone) -> Instant {
    let today = zone.localTime(of: now).date
    let times = (0...1).map { days in
      zone.resolve(LocalTime(date: today.adding(days: days), secondOfDay: second)).time.instant
    }
    return times.first { $0 > now } ?? times[1]
  }

  /// The moment at which a clock shows it that is likely for a planned one.
  func likely(for time: FlightTime, in zone: AirportZone) -> FlightTime {
    zone.resolve(likely(for: time.local)).time
  }

  /// Whether a clock shows it, to the minute.
  func isShown(by time: FlightTime) -> Bool {
    time.local.secondOfDay / 60 == second % 86_400 / 60
  }
}
