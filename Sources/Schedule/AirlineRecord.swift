/// What a row of the airlines table tells.
public struct AirlineRecord: Hashable, Sendable {
  /// The IATA code, two letters or digits.
  public var iata: String
  /// The ICAO code, three letters.
  public var icao: String
  /// The name that travellers know.
  public var name: String
}
