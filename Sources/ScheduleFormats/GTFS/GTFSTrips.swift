import Diagnostics
import Schedule

/// What a feed tells of the trips that call at the station, of their routes and of who runs them.
struct GTFSTrips {
  /// A trip.
  struct Trip {
    /// The number of its route's id.
    var route: Int
    /// The number of its service's id.
    var service: Int
    /// What its vehicle shows.
    var headsign: String?
    /// What passengers call it.
    var shortName: String?
  }

  /// A route.
  struct Route {
    /// Who runs it.
    var agency: Int
    /// What passengers call it.
    var name: String
  }

  /// Who runs trips.
  struct Agency {
    /// Its id and its name.
    var airline: Airline
    /// The zone of all its times.
    var zone: AirportZone
  }

  /// The trips by their numbers; nil for one that trips.txt does not have.
  private(set) var trips: [Trip?]
  /// The services' ids.
  private(set) var services = NameTable()
  /// The routes by their numbers; nil for one that routes.txt does not have.
  private(set) var routes: [Route?] = []
  /// The routes' ids.
  private(set) var routeIDs = NameTable()
  /// The agencies.
  private(set) var agencies: [Agency] = []

  private var agencyIDs = NameTable()

  /// Reads what is told of the trips of these ids.
  init(_ feed: GTFSFeed, ids: NameTable, budget: GTFSBudget) throws(Report) {
    trips = Array(repeating: nil, count: ids.count)
    try readTrips(feed, ids, budget)
    try readAgencies(feed, budget)
    try readRoutes(feed, budget)
  }

  private mutating func readTrips(_ feed: GTFSFeed, _ ids: NameTable, _ budget: GTFSBudget)
    throws(Report)
  {
    var table = try feed.required("trips.txt")
    let id = try table.required("trip_id")
    let (route, service) = (try table.required("route_id"), try table.required("service_id"))
    let (headsign, name) = (table.column("trip_headsign"), table.column("trip_short_name"))
    // Headsigns are few and trips many.
    var texts: [String: String] = [:]
    while try table.next() {
      guard table.row.fault == nil, let field = table.field(id),
        let trip = ids.number(of: table.bytes, field.start..<field.end), trips[trip] == nil,
        let route = table.field(route), let service = table.field(service)
      else { continue }
      var shown = table.text(headsign)
      var size = routeIDs.size + services.size
      if let text = shown {
        if let known = texts[text] {
          shown = known
        } else {
          texts[text] = text
          size -= text.utf8.count
        }
      }
      trips[trip] = Trip(
        route: routeIDs.insert(table.bytes, route.start..<route.end),
        service: services.insert(table.bytes, service.start..<service.end),
        headsign: shown,
        shortName: table.text(name)
      )
      size -= table.field(name).map { $0.end - $0.start } ?? 0
      try budget.take(routeIDs.size + services.size - size, at: table.location(of: id))
    }
  }

  private mutating func readRoutes(_ feed: GTFSFeed, _ budget: GTFSBudget) throws(Report) {
    routes = Array(repeating: nil, count: routeIDs.count)
    var table = try feed.required("routes.txt")
    let id = try table.required("route_id")
    let agency = table.column("agency_id")
    let (short, long) = (table.column("route_short_name"), table.column("route_long_name"))
    while try table.next() {
      guard table.row.fault == nil, let field = table.field(id),
        let route = routeIDs.number(of: table.bytes, field.start..<field.end), routes[route] == nil
      else { continue }
      try budget.take(table.row.end - table.row.start, at: table.location(of: id))
      let number = table.field(agency)
        .flatMap { agencyIDs.number(of: table.bytes, $0.start..<$0.end) }
      routes[route] = Route(
        agency: number ?? 0,
        name: table.text(short) ?? table.text(long) ?? field.text(in: table.bytes)
      )
    }
  }

  private mutating func readAgencies(_ feed: GTFSFeed, _ budget: GTFSBudget) throws(Report) {
    var table = try feed.required("agency.txt")
    let (id, name) = (table.column("agency_id"), table.column("agency_name"))
    let zone = try table.required("agency_timezone")
    var zones: [String: AirportZone] = [:]
    while try table.next() {
      if let fault = table.row.fault {
        throw fault.problem.report(at: table.location(ofByte: fault.offset))
      }
      guard let identifier = table.text(zone) else {
        throw GTFSProblem.missingValue(column: "agency_timezone")
          .report(at: table.location(of: zone))
      }
      guard let known = zones[identifier] ?? AirportZone(identifier: identifier) else {
        throw GTFSProblem.unknownZone(identifier).report(at: table.location(of: zone))
      }
      zones[identifier] = known
      try budget.take(table.row.end - table.row.start + 128, at: table.location(of: zone))
      let title = table.text(name)
      let code = table.text(id) ?? title ?? ""
      let number = agencyIDs.insert(table.text(id) ?? "")
      guard number == agencies.count else { continue }
      agencies.append(Agency(airline: Airline(code: code, name: title), zone: known))
    }
    guard !agencies.isEmpty else {
      throw GTFSProblem.emptyFile.report(at: Location(path: table.path))
    }
  }
}
