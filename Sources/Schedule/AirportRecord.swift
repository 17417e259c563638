/// A row of the airports table.
public struct AirportRecord: Hashable, Sendable {
  /// The IATA code, three letters.
  public var iata: String
  /// The ICAO code; empty where there is none.
  public var icao: String
  /// The airport's name.
  public var name: String
  /// The city; empty where the table has none.
  public var city: String
  /// The country, ISO 3166 alpha-2.
  public var country: String
  /// The IANA name of its time zone.
  public var zoneIdentifier: String
}
