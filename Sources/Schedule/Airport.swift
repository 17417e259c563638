/// The far end of a flight.
public struct Airport: Hashable, Sendable {
  /// The IATA code; nil where the data has only a name.
  public var code: String?
  /// The airport's name; its code where no name is known.
  public var name: String
  /// The city that a board shows; never empty.
  public var city: String
  /// The IANA name of its time zone, where it is known.
  public var zoneIdentifier: String?

  /// An airport as the data and the table tell it.
  public init(code: String?, name: String, city: String, zoneIdentifier: String? = nil) {
    self.code = code
    self.name = name
    self.city = city
    self.zoneIdentifier = zoneIdentifier
  }
}
