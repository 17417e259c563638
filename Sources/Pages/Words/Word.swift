/// The words and patterns that page models put together themselves; every one is in the built-in
/// English table. The names in braces of a pattern are filled in.
enum Word: String, CaseIterable, Sendable {
  case flightStatus
  case flightStatusSubtitle
  case todaysFlightStatus
  case days
  case search
  case notFound
  case arrivals
  case all
  case departures
  case from
  case to
  case arrivalName
  case departureName
  case minutesLate
  case minutesEarly
  case delayedBy
  case dayAfter
  case dayBefore
  case daysAfter
  case daysBefore
  case terminal
  case gate
  case wasTime
  case gateName
  case onTimeCount
  case historyTitle
  case historyOnTime
  case historyCancelled

  /// The names that a pattern is given, in the order in which they are documented.
  var places: [String] {
    switch self {
    case .arrivalName, .departureName: ["designator", "city"]
    case .minutesLate, .minutesEarly: ["minutes"]
    case .wasTime: ["time"]
    case .gateName: ["gate"]
    case .onTimeCount, .historyTitle: ["count", "total"]
    case .delayedBy: ["status", "minutes"]
    case .daysAfter, .daysBefore: ["days"]
    case .flightStatus, .flightStatusSubtitle, .todaysFlightStatus, .days, .search, .notFound,
      .arrivals, .all, .departures, .from, .to, .terminal, .gate, .historyOnTime, .historyCancelled,
      .dayAfter, .dayBefore:
      []
    }
  }
}
