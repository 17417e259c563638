import Mustache
import Schedule

/// The flights that are still to come at the instant of the build, in order.
struct NextFlights {
  private let site: Site

  init(_ site: Site) {
    self.site = site
  }

  /// The next flights of a direction as rows. When today's are over, those of the days after follow,
  /// each with its date.
  func rows(_ direction: Direction, limit: Int, from place: Place) -> [Value] {
    let flights = site.schedule.flights
    var indices: [Int] = []
    for index in flights.indices where flights[index].direction == direction {
      guard isToCome(flights[index]), site.schedule.boardDate(of: flights[index]) != nil else {
        continue
      }
      indices.append(index)
      if indices.count == limit { break }
    }
    return indices.enumerated().map { number, index in
      let date = flights[index].expectedDate
      return .record(
        RowModel(
          FlightModel(flights[index], in: site.facts),
          address: place.address(of: site.route(ofFlight: index)),
          dayMark: date == site.today ? nil : site.words.dates[date].shortDate,
          on: site.today,
          index: number + 1,
          of: indices.count
        )
      )
    }
  }

  /// A flight is to come from its expected time on; one whose status says that it is late, without a
  /// new time, stays until it has one.
  private func isToCome(_ flight: Flight) -> Bool {
    if flight.expected >= site.schedule.now { return true }
    return flight.status.code == .delayed && flight.actual == nil
      && flight.expected == flight.scheduled
      && flight.scheduledDate == site.today
  }
}
