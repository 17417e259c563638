/// What a row of the airports table tells a board.
public struct AirportRecord: Hashable, Sendable {
  /// The IATA code, three letters.
  public var iata: String
  /// The airport's name.
  public var name: String
  /// The city that travellers say; empty where the table has none.
  public var city: String
  /// The country, ISO 3166.
  public var country = ""
  /// The IANA name of its time zone.
  public var zoneIdentifier: String
}
