/// Keeps a broken schedule from emptying a site.
enum ScheduleGuard {
  /// A schedule without flights, or with under half of the flights that the last build had on the
  /// days that both cover, is a problem. Of today only what is expected after this hour is compared,
  /// where both builds know it: some feeds drop what has flown.
  static func problem(_ options: PublishingOptions, last: Manifest) -> PublishingProblem? {
    guard options.flights.values.contains(where: { $0 > 0 }) else {
      let days = options.flights.keys.sorted()
      return .emptySchedule(
        first: days.first ?? "",
        last: days.last ?? "",
        flights: options.scheduleDates
      )
    }
    let today = options.flights.keys.min()
    var (before, now) = (0, 0)
    for (day, count) in options.flights {
      if day == today, let hour = options.hour, let hourly = options.hours[day],
        let earlier = last.hours[day]
      {
        before += earlier.count(after: hour)
        now += hourly.count(after: hour)
      } else if let earlier = last.flights[day] {
        before += earlier
        now += count
      }
    }
    return now * 2 < before ? .shrunkenSchedule(last: before, now: now) : nil
  }

  /// The fewest flights of a direction that are not gone by chance.
  private static let fewFlights = 5

  /// A schedule that has lost all arrivals or all departures of the days to come is a problem: a file
  /// that is cut behind one of the two is right by itself. Today's may all have flown.
  static func lostDirection(
    flights: [String: Int],
    arrivals: [String: Int],
    last: Manifest
  ) -> PublishingProblem? {
    var (before, now) = ((arrivals: 0, departures: 0), (arrivals: 0, departures: 0))
    for day in flights.keys.sorted().dropFirst() {
      guard let all = flights[day], let arriving = arrivals[day], let earlier = last.flights[day],
        let earlierArriving = last.arrivals[day]
      else { continue }
      before.arrivals += earlierArriving
      before.departures += earlier - earlierArriving
      now.arrivals += arriving
      now.departures += all - arriving
    }
    if now.arrivals == 0, before.arrivals >= fewFlights {
      return .lostDirection("arrivals", last: before.arrivals)
    }
    if now.departures == 0, before.departures >= fewFlights {
      return .lostDirection("departures", last: before.departures)
    }
    return nil
  }

  /// The fewest flights of a day that can have lost half of them by more than chance.
  private static let busyDay = 20

  /// The days to come that had many flights in the last build and have lost two fifths of them, in
  /// order: a file that is cut at the end of a row has lost its last days and is right by itself, and
  /// where arrivals or departures stop coming about half are gone. The first day is today, from which
  /// some feeds drop what has flown.
  static func shrunkenDays(flights: [String: Int], last: [String: Int]) -> [PublishingProblem] {
    flights.sorted { $0.key < $1.key }.dropFirst().compactMap { day, count in
      guard let earlier = last[day], earlier >= busyDay, count * 5 <= earlier * 3 else {
        return nil
      }
      return .shrunkenDay(day, last: earlier, now: count)
    }
  }
}
