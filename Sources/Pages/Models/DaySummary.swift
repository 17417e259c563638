import Schedule

/// A day and the number of rows on its board.
struct DaySummary: Sendable {
  let date: CivilDate
  let arrivals: Int
  let departures: Int
}
