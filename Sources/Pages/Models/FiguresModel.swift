import Mustache
import Schedule
import Templates

/// Today's numbers.
final class FiguresModel: TypedRecord {
  static let name = "figures"
  static let fields: [TypedField<FiguresModel>] = [
    .integer("arrivals", "Today's arrivals.", example: "15") { $0.arrivals },
    .integer("departures", "Today's departures.", example: "15") { $0.departures },
    .integer("delayed", "Today's flights that are late or delayed.", example: "6") { $0.delayed },
    .integer("cancelled", "Today's cancelled flights.", example: "3") { $0.cancelled },
  ]

  let arrivals: Int
  let departures: Int
  let delayed: Int
  let cancelled: Int

  /// The numbers of a day; `threshold` is the seconds from which a flight is very late.
  init(arrivals: Int, departures: Int, flights: [Flight], threshold: Int) {
    self.arrivals = arrivals
    self.departures = departures
    delayed = flights.count { flight in
      switch flight.lateness(threshold: threshold) {
      case .late, .veryLate: true
      // Its row says that it is delayed, whatever its times say.
      case .early, .onTime: flight.status.code == .delayed
      case .cancelled: false
      }
    }
    cancelled = flights.count(where: \.isCancelled)
  }
}
