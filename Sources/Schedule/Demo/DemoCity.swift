/// A city that the demo's airport has flights to.
public struct DemoCity: Hashable, Sendable {
  /// Its airport's IATA code.
  public let code: String
  /// Its name, as a board shows it.
  public let name: String
  /// Degrees north.
  public let latitude: Double
  /// Degrees east.
  public let longitude: Double
  /// Minutes in the air from or to Mountain Airport.
  public let flightMinutes: Int

  /// The airport, with the name and the zone that the airports table has for it.
  public let airport: Airport

  private init(
    _ code: String,
    _ name: String,
    _ latitude: Double,
    _ longitude: Double,
    _ minutes: Int
  ) {
    self.code = code
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    flightMinutes = minutes
    let record = AirportTable.airport(code: code)
    airport = Airport(
      code: code,
      name: record?.name ?? name,
      city: name,
      zoneIdentifier: record?.zoneIdentifier
    )
  }

  /// All cities, by code. Mountain Airport lies at 44.10 north and 71.70 west; the minutes are
  /// those of the great circle at 800 km/h, and 25 for climb and approach.
  public static let all: [DemoCity] = [
    DemoCity("ATL", "Atlanta", 33.64, -84.43, 145),
    DemoCity("AUS", "Austin", 30.19, -97.67, 230),
    DemoCity("BNA", "Nashville", 36.12, -86.68, 140),
    DemoCity("BOS", "Boston", 42.36, -71.01, 40),
    DemoCity("BUF", "Buffalo", 42.94, -78.73, 70),
    DemoCity("BWI", "Baltimore", 39.18, -76.67, 75),
    DemoCity("CHS", "Charleston", 32.90, -80.04, 135),
    DemoCity("CLE", "Cleveland", 41.41, -81.85, 90),
    DemoCity("CLT", "Charlotte", 35.21, -80.94, 120),
    DemoCity("CVG", "Cincinnati", 39.05, -84.66, 115),
    DemoCity("DCA", "Washington", 38.85, -77.04, 80),
    DemoCity("DEN", "Denver", 39.86, -104.67, 230),
    DemoCity("DFW", "Dallas", 32.90, -97.04, 215),
    DemoCity("DTW", "Detroit", 42.21, -83.35, 100),
    DemoCity("DUB", "Dublin", 53.42, -6.27, 380),
    DemoCity("HAM", "Hamburg", 53.63, 9.99, 455),
    DemoCity("IAH", "Houston", 29.98, -95.34, 220),
    DemoCity("JFK", "New York", 40.64, -73.78, 55),
    DemoCity("KEF", "Reykjavík", 63.99, -22.61, 305),
    DemoCity("LAX", "Los Angeles", 33.94, -118.41, 335),
    DemoCity("LHR", "London", 51.47, -0.45, 415),
    DemoCity("MCO", "Orlando", 28.43, -81.31, 170),
    DemoCity("MIA", "Miami", 25.79, -80.29, 190),
    DemoCity("MKE", "Milwaukee", 42.95, -87.90, 125),
    DemoCity("MSP", "Minneapolis", 44.88, -93.22, 155),
    DemoCity("MSY", "New Orleans", 29.99, -90.26, 195),
    DemoCity("ORD", "Chicago", 41.98, -87.90, 125),
    DemoCity("PDX", "Portland", 45.59, -122.60, 320),
    DemoCity("PHL", "Philadelphia", 39.87, -75.24, 65),
    DemoCity("PIT", "Pittsburgh", 40.49, -80.23, 85),
    DemoCity("RDU", "Raleigh", 35.88, -78.79, 105),
    DemoCity("ROC", "Rochester", 43.12, -77.67, 60),
    DemoCity("SEA", "Seattle", 47.45, -122.31, 315),
    DemoCity("SFO", "San Francisco", 37.62, -122.38, 345),
    DemoCity("SLC", "Salt Lake City", 40.79, -111.98, 270),
    DemoCity("SYR", "Syracuse", 43.11, -76.11, 55),
    DemoCity("TPA", "Tampa", 27.98, -82.53, 180),
    DemoCity("YHZ", "Halifax", 44.88, -63.51, 75),
    DemoCity("YUL", "Montréal", 45.47, -73.74, 40),
    DemoCity("YYZ", "Toronto", 43.68, -79.63, 75),
  ]
}
