/// How a flight keeps its time; apart from the status word, which comes from the data.
public enum Lateness: String, CaseIterable, Hashable, Sendable {
  /// Before its time by any minute.
  case early
  /// On the minute.
  case onTime = "on-time"
  /// From the first minute up to and with the threshold.
  case late
  /// Past the threshold.
  case veryLate = "very-late"
  /// It does not fly.
  case cancelled
}
