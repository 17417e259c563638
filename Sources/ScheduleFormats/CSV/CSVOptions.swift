import Schedule

/// How a schedule's CSV file is read.
public struct CSVOptions: Sendable {
  /// What a bad row does.
  public enum OnError: String, CaseIterable, Hashable, Sendable {
    /// The file is refused, with every bad row told.
    case fail
    /// The row is left out and told as a warning.
    case skip
  }

  /// The file's header for a canonical column, where it is another: `["airport": "other_iata"]`.
  public var columns: [String: String]
  /// What a bad row does.
  public var onError: OnError
  /// Whether a header without a row is a schedule.
  public var allowsEmpty: Bool
  /// The airport's zone, for times without an offset.
  public var zone: AirportZone

  /// Options; only the zone has no usual value.
  public init(
    columns: [String: String] = [:],
    onError: OnError = .fail,
    allowsEmpty: Bool = false,
    zone: AirportZone
  ) {
    self.columns = columns
    self.onError = onError
    self.allowsEmpty = allowsEmpty
    self.zone = zone
  }
}
