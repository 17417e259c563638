import Publishing
import Schedule

/// How many flights the boards of a site have, by ISO date: what the next build is compared with.
struct FlightCounts {
  private(set) var flights: [String: Int] = [:]
  private(set) var arrivals: [String: Int] = [:]
  private(set) var hours: [String: HourlyFlights] = [:]

  init(_ schedule: FlightSchedule) {
    let all = schedule.flights.span
    for date in schedule.window.dates {
      let board = schedule.board(on: date)
      var (arriving, hourly) = (0, HourlyFlights())
      for entry in board {
        if all[entry.index].direction == .arrival { arriving += 1 }
        let expected = Flight.expectedTime(in: all, at: entry.index).local
        let days = expected.date.daysSinceEpoch - date.daysSinceEpoch
        hourly.add(hour: expected.hour + 24 * days)
      }
      flights["\(date)"] = board.count
      arrivals["\(date)"] = arriving
      hours["\(date)"] = hourly
    }
  }
}
