import Schedule

/// What databases of airports call their columns, without blanks and marks; what is said more plainly
/// comes first.
enum HeaderWords {
  /// The headers that a column can have.
  static func of(_ column: FlightField) -> [String] {
    switch column {
    case .direction:
      [
        "direction", "flightdirection", "arrdep", "arrivaldeparture", "ad", "dir", "movement",
        "movementtype", "legtype", "flighttype", "type", "inout",
      ]
    case .designator:
      [
        "designator", "flightdesignator", "opeflightno", "flightno", "flightnumber", "flightnum",
        "flight", "fltno", "flightid", "flightcode", "flt", "flugnummer", "flug", "vuelo", "vol",
        "numerodevol", "callsign",
      ]
    case .airline:
      [
        "airline", "airlinecode", "airlineiata", "carrier", "carriercode", "iataairline", "ope",
        "opcarrier", "operator", "operatorcode", "al", "compania", "compagnie",
      ]
    case .number:
      [
        "number", "flightnumber", "flightno", "flightnum", "fltno", "fltnum", "flight", "servno",
        "flt", "num",
      ]
    case .airlineName:
      ["airlinename", "carriername", "operatorname", "opename", "operator", "airline", "carrier"]
    case .airport:
      [
        "otheriata", "otherairport", "farairport", "origdest", "origindestination", "tofrom",
        "fromto", "airportcode", "airportiata", "iata", "iatacode", "airport", "route", "lastnext",
        "port", "station", "city",
      ]
    case .city: ["city", "cityname", "town", "place", "airportname"]
    case .scheduled:
      [
        "scheduled", "scheduledtime", "scheduletime", "scheduledlocal", "scheduledutc",
        "scheduleddatetime", "scheduledatetime", "scheduleddate", "scheduledate", "schedule",
        "sched", "schedtime", "plannedtime", "planned", "plantime", "std", "sta", "sobt", "sibt",
        "datetime", "time", "uhrzeit", "hora", "heure",
      ]
    case .date:
      [
        "date", "flightdate", "scheduleddate", "scheduledate", "opdate", "operationdate",
        "dateofoperation", "day", "datum", "fecha", "jour",
      ]
    case .estimated:
      [
        "estimated", "estimatedtime", "estimatedlocal", "estimatedutc", "est", "expected",
        "expectedtime", "revised", "revisedtime", "latest", "newtime", "eibt", "eobt",
      ]
    case .actual:
      [
        "touchdown", "actual", "actualtime", "actuallocal", "actualutc", "act", "landed",
        "airborne",
        "takeoff", "aldt", "atot", "aibt", "aobt",
      ]
    case .scheduledArrival:
      ["sta", "scheduledarrival", "scheduledarrivaltime", "arrivaltime", "sibt"]
    case .scheduledDeparture:
      ["std", "scheduleddeparture", "scheduleddeparturetime", "departuretime", "sobt"]
    case .estimatedArrival: ["eta", "estimatedarrival", "estimatedarrivaltime", "eibt"]
    case .estimatedDeparture: ["etd", "estimateddeparture", "estimateddeparturetime", "eobt"]
    case .actualArrival: ["ata", "actualarrival", "actualarrivaltime", "aibt"]
    case .actualDeparture: ["atd", "actualdeparture", "actualdeparturetime", "aobt"]
    case .status: ["status", "flightstatus", "statustext", "publicstatus", "state", "statut"]
    case .terminal: ["terminal", "term", "trm", "terminalid"]
    case .gate: ["gate", "gateno", "gatenumber", "gates", "boardinggate"]
    case .belt: ["belt", "baggagebelt", "bagbelt", "carousel", "reclaim", "belts", "baggage"]
    case .checkIn:
      ["checkin", "checkindesk", "checkindesks", "desk", "desks", "counter", "counters"]
    case .aircraft:
      ["aircraft", "aircrafttype", "actype", "ac", "equipment", "equip", "acft", "acfttype"]
    case .codeshares: ["codeshares", "codeshare", "codesharenumbers"]
    case .via: ["via", "stops", "stopovers", "stopover"]
    case .remark: ["remark", "remarks", "publicremark"]
    case .id: ["id", "uid", "flightuid", "uniqueid", "flightkey"]
    case .estimatedDate, .actualDate: []
    }
  }

  /// Headers of the end that a flight comes from, and of the one that it goes to.
  static let origins = [
    "origin", "orig", "from", "org", "origincode", "originiata", "departureairport", "comingfrom",
    "herkunft", "origen", "provenance",
  ]
  static let destinations = [
    "destination", "dest", "to", "des", "destinationcode", "destinationiata", "arrivalairport",
    "goingto", "ziel", "destino",
  ]

  /// Headers that only a file of arrivals, or only one of departures, has.
  static let arrivals = origins + ["touchdown", "landed", "sta", "eta", "ata", "belt", "carousel"]
  static let departures = destinations + ["airborne", "takeoff", "std", "etd", "atd", "checkin"]

  /// Headers of a column that has the airport itself.
  static let homes = ["airport", "homeairport", "base", "station", "apt", "airportcode"]

  /// The words for a direction that databases have, besides those that are read anyway.
  static let directions: [String: Direction] = [
    "a": .arrival, "arrival": .arrival, "arr": .arrival, "arrivals": .arrival, "in": .arrival,
    "inbound": .arrival, "i": .arrival, "ankunft": .arrival, "llegada": .arrival,
    "arrivée": .arrival, "d": .departure, "departure": .departure, "dep": .departure,
    "departures": .departure, "out": .departure, "outbound": .departure, "o": .departure,
    "abflug": .departure, "salida": .departure, "départ": .departure,
  ]
}
