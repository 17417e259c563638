/// A part of a date or time that a pattern must have; the raw value is how messages call it.
public enum DatePatternPart: String, CaseIterable, Hashable, Sendable {
  /// The year.
  case year
  /// The month.
  case month
  /// The day of the month.
  case day
  /// The hour.
  case hour
  /// The minute.
  case minute

  /// The field that is usually meant.
  var example: String {
    switch self {
    case .year: "yyyy"
    case .month: "MM"
    case .day: "dd"
    case .hour: "HH"
    case .minute: "mm"
    }
  }
}
