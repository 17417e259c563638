/// What was found about flights, whatever format they came in; `boardwalk check` counts by it.
public enum Subject: String, CaseIterable, Hashable, Sendable {
  /// A flight that is there again.
  case duplicate
  /// A distance from UTC that is not the zone's.
  case zone
  /// A wall time that the clock skips or repeats.
  case clockChange
}
