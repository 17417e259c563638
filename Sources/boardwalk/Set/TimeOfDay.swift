import Schedule

extension TimeOfDay {
  /// The day and the time of it when a clock next shows it after a moment.
  func next(after now: Instant, in zone: AirportZone) -> LocalTime {
    let today = LocalTime(date: zone.localTime(of: now).date, secondOfDay: second)
    let isToCome = zone.moments(of: today).contains { $0.instant > now }
    return isToCome ? today : LocalTime(date: today.date.adding(days: 1), secondOfDay: second)
  }

  /// Whether a clock shows it, to the minute.
  func isShown(by time: FlightTime) -> Bool {
    time.local.secondOfDay / 60 == second % 86_400 / 60
  }
}
