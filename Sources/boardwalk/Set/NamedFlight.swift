import Diagnostics
import Schedule
import ScheduleFormats

/// A flight as the command line names it.
struct NamedFlight {
  private let name: String
  private let meant: FlightName
  private let direction: Direction?
  private let time: TimeOfDay?

  /// A flight by its name and, where it is told, its direction and its planned time.
  init(_ name: String, direction: Direction?, time: TimeOfDay?) {
    self.name = name
    meant = FlightName(name)
    self.direction = direction
    self.time = time
  }

  /// The flight on a day; without a day the one that is going on.
  func flight(on given: CivilDate?, in input: ScheduleInput) throws(Report) -> Flight {
    let flights = try input.read().schedule.flights
    let today = input.window.first
    let all = meant.flights(on: given ?? today, in: flights)
    let found: [Flight]
    if given == nil {
      // Each day by itself: what is one day's own number is sold on another's flight.
      let possible = (-1...1).flatMap { meant.flights(on: today.adding(days: $0), in: flights) }
      found = OpenFlights(now: input.now, today: today).meant(among: possible.filter(isTold))
    } else {
      found = all.filter(isTold)
    }
    guard let flight = found.first else {
      throw missing(on: given ?? today, all, in: flights).report(at: nil)
    }
    guard found.count == 1 else {
      throw SetProblem.severalFlights(
        name,
        day: given.map { "\($0)" },
        flights: found.map(Self.told)
      ).report(at: nil)
    }
    return flight
  }

  /// The flight beside its name, "to Boston, 2026-11-30T09:40".
  static func told(_ flight: Flight) -> String {
    let way = flight.direction == .arrival ? "from" : "to"
    return "\(way) \(flight.airport.city), \(flight.scheduledTime.iso.prefix(16))"
  }

  private func isTold(_ flight: Flight) -> Bool {
    (direction == nil || direction == flight.direction)
      && time?.isShown(by: flight.scheduledTime) != false
  }

  private func missing(on day: CivilDate, _ all: [Flight], in flights: [Flight]) -> SetProblem {
    guard all.isEmpty else {
      return .otherFlights(name, day: "\(day)", flights: all.map(Self.told))
    }
    return .noFlight(
      name,
      day: "\(day)",
      days: meant.days(in: flights).filter { $0 != day }.map { "\($0)" },
      near: near(among: flights.filter { $0.scheduledDate == day }.map(\.designator))
    )
  }

  /// The name that was probably meant; blanks do not count.
  private func near(among others: [String]) -> String? {
    func squeezed(_ text: String) -> String { text.uppercased().filter { $0 != " " } }
    let near = Spelling.nearest(to: squeezed(name), among: others.map(squeezed))
    return near.flatMap { near in others.first { squeezed($0) == near } }
  }
}
