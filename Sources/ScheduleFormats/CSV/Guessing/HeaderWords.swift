import Schedule

/// What databases of airports call their columns, without blanks and marks; what is said more plainly
/// comes first. Columns of times are besides known by the words of their headers.
enum HeaderWords {
  /// The headers that a column can have.
  static func of(_ column: FlightField) -> [String] {
    switch column {
    case .direction: directionHeaders
    case .designator: designators
    case .airline: airlines
    case .number: numbers
    case .airlineName: airlineNames
    case .airport: airports
    case .origin: origins
    case .destination: destinations
    case .city:
      ["city", "cityname", "town", "place", "airportname", "ort", "stadt", "ville", "ciudad"]
    case .scheduled, .date, .estimated, .actual, .scheduledArrival, .scheduledDeparture,
      .estimatedArrival, .estimatedDeparture, .actualArrival, .actualDeparture, .estimatedDate,
      .actualDate, .arrivalDate, .departureDate:
      times(column)
    case .status, .terminal, .gate, .belt, .checkIn, .aircraft, .codeshares, .via, .remark, .id:
      others(column)
    }
  }

  /// The columns that a header may be of, by its name alone.
  static func meanings(of key: String) -> [FlightField] { columns[key] ?? [] }

  private static let columns: [String: [FlightField]] = FlightField.allCases.reduce(into: [:]) {
    for key in of($1) { $0[key, default: []].append($1) }
  }

  private static let directionHeaders = [
    "direction", "flightdirection", "arrdep", "arrivaldeparture", "ad", "dir", "movement",
    "movementtype", "legtype", "flighttype", "type", "inout", "io", "inboundoutbound", "richtung",
    "flugart", "art", "typ", "sens", "mouvement", "sentido", "movimiento", "tipo", "tipovuelo",
    "arrpart", "arrivipartenze", "movimento", "richting", "soort", "retning", "riktning",
    "avgangankomst", "ankomstavgang", "adid", "deparr", "depflag", "adi",
  ]

  /// Those of them that may be of any kind of flights.
  static let kinds: Set<String> = [
    "type", "typ", "tipo", "art", "soort", "flighttype", "tipovuelo", "flugart",
  ]

  private static let designators = [
    "designator", "flightdesignator", "opeflightno", "flightno", "flightnumber", "flightnum",
    "flight", "fltno", "fltnumber", "flightid", "flightcode", "flt", "flugnummer", "flugnr", "flug",
    "vuelo", "numerodevuelo", "nvuelo", "vol", "numerodevol", "nvol", "novol", "numvol", "volo",
    "numerovolo", "nvolo", "vlucht", "vluchtnummer", "vluchtnr", "voo", "rute", "rutenr",
    "flygnummer", "flightcd", "callsign",
  ]

  private static let airlines = [
    "airline", "airlinecode", "airlineiata", "carrier", "carriercode", "iataairline", "ope",
    "opcarrier", "operator", "operatorcode", "al", "alc", "cxr", "compania", "aerolinea",
    "compagnie", "compagnia", "companhia", "vettore", "fluggesellschaft", "airlinecd",
    "maatschappij",
  ]

  private static let numbers = [
    "number", "flightnumber", "flightno", "flightnum", "fltno", "fltnum", "fltnumber", "flight",
    "servno", "flt", "num", "flugnummer", "flugnr", "vuelo", "vol", "volo", "vlucht",
  ]

  private static let airlineNames = [
    "airlinename", "carriername", "operatorname", "opename", "operator", "airline", "carrier",
    "fluggesellschaft", "betreiber", "compagnie", "compania", "aerolinea", "compagnia", "companhia",
    "vettore", "maatschappij", "luchtvaartmaatschappij",
  ]

  private static let airports = [
    "otheriata", "otherairport", "farairport", "origdest", "orgdst", "origindest",
    "origindestination", "origdestination", "tofrom",
    "fromto", "vonnach", "nachvon", "provenancedestination", "origendestino",
    "provenienzadestinazione", "herkomstbestemming", "zielherkunft", "herkunftziel",
    "origemdestino", "deporarr", "airportcode", "airportiata", "iata",
    "iatacode", "airport", "apt", "flughafen", "aeroport", "aeropuerto", "aeroporto", "luchthaven",
    "lufthavn", "flygplats", "arrivesfromdepartsto", "arrivingfromdepartingto", "fratil",
    "frantill",
    "scalo", "route", "strecke", "ruta", "rotta", "lastnext", "port", "station",
    "ort", "ville", "ciudad", "cidade", "city", "place", "airportname",
  ]

  /// Headers of the end that a flight comes from, and of the one that it goes to.
  static let origins = [
    "origin", "orig", "from", "org", "dep", "origincode", "originiata", "departureairport",
    "comingfrom", "arrivingfrom", "von", "aus", "herkunft", "startort", "origen", "procedencia",
    "desde", "provenance", "origine", "provenienza", "da", "herkomst", "van", "origem",
    "proveniencia",
    "depiata", "depairport", "departureiata", "depapt", "depicao", "adep", "org3", "orig3", "fra",
    "fran",
  ]
  static let destinations = [
    "destination", "dest", "to", "des", "dst", "arr", "destinationcode", "destinationiata",
    "arrivalairport", "goingto", "departingto", "nach", "ziel", "zielort", "destino", "hacia",
    "destinazione", "bestemming", "naar", "arriata", "arrairport", "arrivaliata",
    "arrapt", "arricao", "ades", "des3", "dst3", "dest3", "til", "till",
  ]

  /// Headers that only a file of arrivals, or only one of departures, has.
  static let arrivals =
    origins.filter { $0 != "dep" }
    + ["touchdown", "landed", "sta", "eta", "ata", "belt", "carousel", "gepackband"]
  static let departures =
    destinations.filter { $0 != "arr" }
    + ["airborne", "takeoff", "std", "etd", "atd", "checkin", "schalter"]

  /// Headers of a column that has the airport itself.
  static let homes = ["airport", "homeairport", "base", "station", "apt", "airportcode"]

  /// Headers of a column that, in another airline's number's row, has the flight that operates it.
  static let operating = [
    "operatingflight", "operatingflightnumber", "operatingflightno", "operatedas", "mainflight",
    "masterflight", "parentflight", "primeflight", "codeshareof", "opflight", "opflt",
  ]

  /// Headers of a column that says of a row whether it is such a number.
  static let codeshareFlags: Set<String> = [
    "codeshare", "codeshares", "iscodeshare", "codeshareflag", "cs", "csflag", "codesharestatus",
  ]

  /// Words for flights in which no passengers fly.
  static let freight: Set<String> = [
    "cargo", "freight", "freighter", "fracht", "frachtflug", "fret", "carga", "merci", "vracht",
    "ferry", "positioning", "training", "maintenance", "ga", "generalaviation", "mail", "military",
  ]

  /// Headers of the weekdays on which a flight of a timetable operates.
  static let weekdays: Set<String> = [
    "days", "daysofoperation", "operatingdays", "opdays", "doop", "dow", "frequency", "freq",
    "weekdays", "verkehrstage", "tage", "jours", "dias", "giorni", "dagen",
  ]

  /// Words of the headers of flights' numbers.
  static let flights: Set<String> = [
    "flight", "flt", "fltno", "flightno", "flug", "flugnr", "vol", "vuelo", "volo", "vlucht", "voo",
  ]

  /// The words for a direction that databases have, besides those that are read anyway.
  static let directions: [String: Direction] = {
    let arrivals =
      "a arrival arr arrivals arrives in inbound incoming i ankunft ankommend an llegada llegadas llegando l arrivee "
      + "arrivees arrivo arrivi aankomst chegada ankomst e"
    let departures =
      "d departure dep departures out outbound outgoing o abflug abgehend ab salida salidas s depart departs "
      + "partenza partenze part p vertrek v partida avgang afgang"
    var table: [String: Direction] = [:]
    for word in arrivals.split(separator: " ") { table[String(word)] = .arrival }
    for word in departures.split(separator: " ") { table[String(word)] = .departure }
    return table
  }()
}
