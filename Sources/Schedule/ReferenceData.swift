/// What is known of airports, airlines and aircraft by their codes: a site's own tables, else ours; in
/// the site's language where it has names for cities.
public struct ReferenceData: Sendable {
  /// A row of a site's own airports table; what is nil is as in ours.
  public struct OwnAirport: Hashable, Sendable {
    /// The airport's name.
    public var name: String?
    /// The city in the site's language.
    public var city: String?
    /// The IANA name of its time zone.
    public var zoneIdentifier: String?

    /// A row.
    public init(name: String? = nil, city: String? = nil, zoneIdentifier: String? = nil) {
      self.name = name
      self.city = city
      self.zoneIdentifier = zoneIdentifier
    }
  }

  /// The site's own airports by IATA code, in capitals.
  public var airports: [String: OwnAirport] = [:]
  /// The names of the site's own airlines by IATA or ICAO code, in capitals.
  public var airlines: [String: String] = [:]
  private let language: String

  /// Our tables, for a site in a language as BCP 47.
  public init(language: String = "en") {
    self.language = language
  }

  /// Whether an airport's code is in a table.
  public func isKnown(airport code: String) -> Bool {
    airports[code] != nil || AirportTable.airport(code: code) != nil
  }

  /// Whether an airline's code is in a table.
  public func isKnown(airline code: String) -> Bool {
    let code = code.uppercased()
    return airlines[code] != nil || AirlineTable.name(of: code) != nil
  }

  /// The IANA name of an airport's time zone; nil where it is not known.
  public func zone(ofAirport code: String) -> String? {
    if let own = airports[code]?.zoneIdentifier { return own }
    let zone = AirportTable.airport(code: code)?.zoneIdentifier ?? ""
    return zone.isEmpty ? nil : zone
  }

  /// Gives flights the names that codes have. What the data itself says in words stays: only names
  /// that came from our tables, or none, are replaced.
  public func complete(_ flights: inout [Flight]) {
    var cities = CityNames(language: language)
    var known: [Airport: Airport] = [:]
    var aircraft: [String: String?] = [:]
    for index in flights.indices {
      if let code = flights[index].airport.code, cities != nil || airports[code] != nil {
        let airport = flights[index].airport
        let own = known[airport] ?? completed(airport, code: code, &cities)
        known[airport] = own
        if own != airport { flights[index].airport = own }
      }
      if !airlines.isEmpty { complete(&flights[index].airline) }
      if let code = flights[index].aircraft {
        let known = aircraft[code]
        let name = known ?? AircraftTable.name(of: code)
        if known == nil { aircraft[code] = .some(name) }
        if let name { flights[index].aircraft = name }
      }
    }
  }

  private func complete(_ airline: inout Airline) {
    guard let name = airlines[airline.code.uppercased()],
      airline.name == nil || airline.name == AirlineTable.name(of: airline.code)
    else { return }
    airline.name = name
  }

  private func completed(
    _ airport: Airport,
    code: String,
    _ cities: inout CityNames?
  ) -> Airport {
    let record = AirportTable.airport(code: code)
    let ours = record.map { Airport($0) } ?? Airport(code: code, name: code, city: code)
    let own = airports[code]
    var completed = airport
    if airport.name == ours.name, let name = own?.name { completed.name = name }
    if airport.city == ours.city {
      if let city = own?.city {
        completed.city = city
      } else if let city = record.flatMap({ cities?.name(of: $0) }) {
        completed.city = city
      } else if ours.city == ours.name {
        // A city that is not known is called as the airport.
        completed.city = completed.name
      }
    }
    completed.zoneIdentifier = own?.zoneIdentifier ?? airport.zoneIdentifier
    return completed
  }
}
