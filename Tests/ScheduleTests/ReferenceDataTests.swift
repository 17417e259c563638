import Testing

@testable import Schedule

@Suite("Names for codes")
struct ReferenceDataTests {
  private func flight(
    _ airport: Airport,
    airline: Airline = Airline(code: "BA", name: "British Airways")
  ) -> Flight {
    Flight(
      id: "a",
      direction: .arrival,
      airline: airline,
      number: "1",
      airport: airport,
      scheduled: FlightTime(instant: Instant(unixSeconds: 0), offset: 0)
    )
  }

  private func completed(_ flight: Flight, _ data: ReferenceData) -> Flight {
    var flights = [flight]
    data.complete(&flights)
    return flights[0]
  }

  @Test("a site's own airport wins over ours, as far as it tells something")
  func airports() {
    var data = ReferenceData()
    data.airports["LHR"] = ReferenceData.OwnAirport(city: "London Town")
    data.airports["QQX"] = ReferenceData.OwnAirport(name: "Fort X", zoneIdentifier: "Asia/Tokyo")
    let heathrow = completed(flight(Airport(data: "LHR")), data).airport
    #expect(heathrow.city == "London Town")
    #expect(heathrow.name == AirportTable.airport(code: "LHR")?.name)
    #expect(heathrow.zoneIdentifier == "Europe/London")
    #expect(
      completed(flight(Airport(data: "QQX")), data).airport
        == Airport(code: "QQX", name: "Fort X", city: "Fort X", zoneIdentifier: "Asia/Tokyo")
    )
    #expect(data.isKnown(airport: "QQX") && !data.isKnown(airport: "QQY"))
    #expect(data.zone(ofAirport: "QQX") == "Asia/Tokyo")
    #expect(data.zone(ofAirport: "JFK") == "America/New_York")
  }

  @Test("what the data says in words stays")
  func words() {
    var data = ReferenceData(language: "de")
    data.airports["LHR"] = ReferenceData.OwnAirport(name: "Mine", city: "Mine")
    data.airlines["BA"] = "Mine"
    var airport = Airport(data: "LHR")
    airport.city = "Heathrow"
    let airline = Airline(code: "BA", name: "BA CityFlyer")
    let told = completed(flight(airport, airline: airline), data)
    #expect(told.airport.city == "Heathrow")
    #expect(told.airport.name == "Mine")
    #expect(told.airline.name == "BA CityFlyer")
    let name = Airport(data: "London")
    #expect(completed(flight(name), data).airport == name)
  }

  @Test("a site's own airline wins over ours, by either code")
  func airlines() {
    var data = ReferenceData()
    data.airlines = ["BA": "Speedbird", "RLX": "Ridgeline"]
    #expect(completed(flight(Airport(data: "LHR")), data).airline.name == "Speedbird")
    let other = flight(Airport(data: "LHR"), airline: Airline(code: "rlx"))
    #expect(completed(other, data).airline.name == "Ridgeline")
    #expect(
      data.isKnown(airline: "rlx") && data.isKnown(airline: "LH") && !data.isKnown(airline: "RL")
    )
  }

  @Test(
    "a city has its name in the site's language, where that has one",
    arguments: [
      ("de", "MUC", "München"), ("de-AT", "VIE", "Wien"), ("fr", "GVA", "Genève"),
      ("es", "LHR", "Londres"), ("it", "FLR", "Firenze"), ("de", "FLO", "Florence"),
      ("ar", "CDG", "باريس"), ("de", "BOS", "Boston"), ("en-GB", "MUC", "Munich"),
      ("ja", "MUC", "Munich"),
    ]
  )
  func cities(language: String, code: String, city: String) {
    let data = ReferenceData(language: language)
    #expect(completed(flight(Airport(data: code)), data).airport.city == city)
  }

  @Test("a type of aircraft has its name, and what is no code stays")
  func aircraft() {
    var flight = flight(Airport(data: "LHR"))
    flight.aircraft = "20N"
    #expect(completed(flight, ReferenceData()).aircraft == "20N")
    flight.aircraft = "A20N"
    #expect(completed(flight, ReferenceData()).aircraft == "Airbus A320neo")
  }

  @Test("names of cities are of cities that the airports table has, in order")
  func table() {
    let known = Set(
      AirportTable.codes.compactMap { AirportTable.airport(code: $0) }
        .map { "\($0.city),\($0.country)" }
    )
    #expect(CityNames.cities.count == 41)
    #expect(
      CityNames.cities == CityNames.cities.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    )
    #expect(CityNames.cities.filter { !known.contains($0) } == [])
  }
}
