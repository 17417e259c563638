import Mustache
import Templates

/// Today's numbers.
final class FiguresModel: TypedRecord {
  static let name = "figures"
  static let fields: [TypedField<FiguresModel>] = [
    .integer("arrivals", "Today's arrivals.", example: "15") { $0.arrivals },
    .integer("departures", "Today's departures.", example: "15") { $0.departures },
    .integer("delayed", "Today's flights that are late.", example: "6") { $0.delayed },
    .integer("cancelled", "Today's cancelled flights.", example: "3") { $0.cancelled },
  ]

  let arrivals: Int
  let departures: Int
  let delayed: Int
  let cancelled: Int

  init(arrivals: Int, departures: Int, delayed: Int, cancelled: Int) {
    self.arrivals = arrivals
    self.departures = departures
    self.delayed = delayed
    self.cancelled = cancelled
  }
}
