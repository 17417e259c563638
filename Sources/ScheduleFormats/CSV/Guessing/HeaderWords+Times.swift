extension HeaderWords {
  /// The headers of a column of times or days.
  static func times(_ column: FlightField) -> [String] {
    switch column {
    case .scheduled:
      [
        "scheduled", "scheduledtime", "scheduletime", "scheduledlocal", "scheduledutc",
        "scheduleddatetime", "scheduledatetime", "scheduleddate", "scheduledate", "schedule",
        "sched", "schedtime", "plannedtime", "planned", "plantime", "plan", "std", "sta", "sobt",
        "sibt", "datetime", "time", "zeit", "uhrzeit", "hora", "heure", "ora", "orario", "tijd",
        "tid", "rutetid",
      ]
    case .date:
      [
        "date", "flightdate", "scheduleddate", "scheduledate", "opdate", "operationdate",
        "dateofoperation", "day", "datum", "flugdatum", "tag", "fecha", "dia", "jour", "datevol",
        "data", "giorno", "dag", "dato",
      ]
    case .estimated:
      [
        "estimated", "estimatedtime", "estimatedlocal", "estimatedutc", "est", "expected",
        "expectedtime", "revised", "revisedtime", "latest", "newtime", "eibt", "eobt",
      ]
    case .actual:
      [
        "touchdown", "actual", "actualtime", "actuallocal", "actualutc", "act", "landed",
        "airborne", "takeoff", "aldt", "atot", "aibt", "aobt",
      ]
    case .scheduledArrival:
      ["sta", "scheduledarrival", "scheduledarrivaltime", "arrivaltime", "sibt"]
    case .scheduledDeparture:
      ["std", "scheduleddeparture", "scheduleddeparturetime", "departuretime", "sobt"]
    case .estimatedArrival: ["eta", "estimatedarrival", "estimatedarrivaltime", "eibt"]
    case .estimatedDeparture: ["etd", "estimateddeparture", "estimateddeparturetime", "eobt"]
    case .actualArrival: ["ata", "actualarrival", "actualarrivaltime", "aibt"]
    case .actualDeparture: ["atd", "actualdeparture", "actualdeparturetime", "aobt"]
    default: []
    }
  }

  /// Headers of times that only arrivals have, or only departures, whatever the words say.
  static let arrivalTimes: Set<String> = ["touchdown", "landed", "aldt", "aibt", "eibt"]
  static let departureTimes: Set<String> = ["airborne", "takeoff", "atot", "aobt", "eobt"]
}
