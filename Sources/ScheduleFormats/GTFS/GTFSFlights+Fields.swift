import Schedule

extension GTFSFlights {
  /// A flight with everything but id and time.
  func flight(
    _ call: GTFSCall,
    _ trip: GTFSTrips.Trip,
    _ route: GTFSTrips.Route,
    _ direction: Direction,
    far: GTFSCall
  ) -> Flight {
    let name = names[Int(far.stop)]
    let member = stations.members[Int(call.stop)]
    var flight = Flight(
      id: "",
      direction: direction,
      airline: trips.agencies[route.agency].airline,
      number: trip.shortName ?? route.name,
      airport: Airport(code: nil, name: name, city: name),
      scheduled: FlightTime(instant: Instant(unixSeconds: 0), offset: 0)
    )
    flight.gate = member.platform
    if stations.names.count > 1 { flight.terminal = stations.names[member.station] }
    return flight
  }

  /// The names of the stops of a trip whose sequence is wanted.
  func via(_ range: Range<Int>, where isWanted: (Int32) -> Bool) -> [String] {
    rows[range].filter { isWanted($0.sequence) }.map { names[Int($0.stop)] }
  }

  /// What the vehicle shows, where that is not the name of its last stop; as Markdown.
  func remark(_ call: GTFSCall, _ trip: GTFSTrips.Trip, far: GTFSCall) -> String? {
    let text = call.headsign >= 0 ? texts[Int(call.headsign)] : trip.headsign
    guard let text, text != names[Int(far.stop)] else { return nil }
    return LiteralMarkdown.escaped(text)
  }
}
