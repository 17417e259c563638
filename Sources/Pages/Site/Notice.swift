import Diagnostics
import Mustache
import Schedule
import Templates

/// An announcement of `Templates/notices`, with the days and flights that it is about.
struct Notice: Sendable {
  let days: ClosedRange<CivilDate>
  let direction: Direction?
  let airline: String?
  /// A designator, compared without blanks, or an id.
  let flight: String?
  let model: NoticeModel
  /// Where airline and flight are written.
  var airlineLocation: Location?
  var flightLocation: Location?

  /// Whether it is about a flight, on any day.
  func concerns(_ flight: Flight) -> Bool {
    if let direction, direction != flight.direction { return false }
    if let airline, airline.lowercased() != flight.airline.code.lowercased() { return false }
    return isFlight(flight)
  }

  /// Whether it is about no flight alone, or about this one.
  func isFlight(_ flight: Flight) -> Bool {
    guard let name = self.flight else { return true }
    return name == flight.id || Self.compact(name) == Self.compact(flight.designator)
  }

  /// Whether it belongs on a view of a day's board with these flights: always when it is about the
  /// day as a whole, else when it is about a flight that is there.
  func belongs(on tab: Tab, of date: CivilDate, with flights: some Sequence<Flight>) -> Bool {
    guard days.contains(date) else { return false }
    if let direction, !tab.shows(direction) { return false }
    if airline == nil, flight == nil { return true }
    return flights.contains { tab.shows($0.direction) && concerns($0) }
  }

  private static func compact(_ designator: String) -> String {
    designator.filter { $0 != " " }.lowercased()
  }
}
