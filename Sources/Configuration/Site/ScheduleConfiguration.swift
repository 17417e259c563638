import ScheduleFormats

/// What `site.yml` says about flights.
public struct ScheduleConfiguration: Sendable {
  /// Where flights come from.
  public var source: ScheduleSource
  /// What a bad row does.
  public var onError: RowErrorPolicy
  /// Whether the clock turns On Time into Departed or Arrived.
  public var derivesStatus: Bool
  /// From how many seconds after its time a flight is very late.
  public var delayThreshold: Int
  /// How old the source may become before it counts as old, in seconds; nil for any age.
  public var maximumAge: Int?
}
