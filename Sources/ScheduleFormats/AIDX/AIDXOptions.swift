import Schedule

/// How AIDX messages are read.
public struct AIDXOptions: Sendable {
  /// The site's airport, by which a leg arrives or departs.
  public var home: String
  /// The airport's zone.
  public var zone: AirportZone
  /// The zone of times without an offset; nil for the airport's.
  public var sourceZone: AirportZone?
  /// Whether offsets that are written are not to be believed.
  public var ignoresOffsets = false
  /// What a bad message or leg does.
  public var onError = RowErrorPolicy.fail
  /// Whether messages without a flight are a schedule.
  public var allowsEmpty = false
  /// The source's words for a status, in small letters, and what is read in their place.
  public var statusWords: [String: String] = [:]
  /// The service types that are read; nil for all but freight and positioning.
  public var serviceTypes: Set<String>?

  /// Options of messages about an airport.
  public init(home: String, zone: AirportZone, sourceZone: AirportZone?) {
    self.home = home
    self.zone = zone
    self.sourceZone = sourceZone
  }
}
