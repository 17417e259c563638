import Schedule

/// How a schedule's CSV file is read.
public struct CSVOptions: Sendable {
  /// The file's header for a canonical column, where it is another: `["airport": "other_iata"]`.
  public var columns: [String: String]
  /// What a bad row does.
  public var onError: RowErrorPolicy
  /// Whether a header without a row is a schedule.
  public var allowsEmpty: Bool
  /// The airport's zone, for times without an offset.
  public var zone: AirportZone

  /// Options; only the zone has no usual value.
  public init(
    columns: [String: String] = [:],
    onError: RowErrorPolicy = .fail,
    allowsEmpty: Bool = false,
    zone: AirportZone
  ) {
    self.columns = columns
    self.onError = onError
    self.allowsEmpty = allowsEmpty
    self.zone = zone
  }
}
