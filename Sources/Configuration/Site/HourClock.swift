/// How hours are counted where times are shown.
public enum HourClock: Int, CaseIterable, Sendable {
  /// `7:05 PM`.
  case twelve = 12
  /// `19:05`.
  case twentyFour = 24
}
