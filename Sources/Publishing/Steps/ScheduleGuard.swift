/// Keeps a broken schedule from emptying a site.
enum ScheduleGuard {
  /// A schedule without flights, or with under half of the flights that the last build had on the
  /// days that both cover, is a problem.
  static func problem(
    flights: [String: Int],
    last: [String: Int],
    dates: ClosedRange<String>? = nil
  ) -> PublishingProblem? {
    guard flights.values.contains(where: { $0 > 0 }) else {
      let days = flights.keys.sorted()
      return .emptySchedule(
        first: days.first ?? "",
        last: days.last ?? "",
        flights: dates
      )
    }
    var (before, now) = (0, 0)
    for (day, count) in flights {
      guard let earlier = last[day] else { continue }
      before += earlier
      now += count
    }
    return now * 2 < before ? .shrunkenSchedule(last: before, now: now) : nil
  }
}
