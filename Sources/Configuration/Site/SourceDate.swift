import Basics

/// The day of times in a file that has none.
public enum SourceDate: Hashable, Sendable {
  /// The airport's day at the build.
  case today
  /// One day.
  case day(CivilDate)

  /// The day, where the airport's is `today`.
  public func date(today: CivilDate) -> CivilDate {
    switch self {
    case .today: today
    case .day(let date): date
    }
  }

  /// Reads `today` or `2026-11-30`.
  init?(_ text: String) {
    if text == "today" {
      self = .today
    } else if let date = CivilDate(iso: text) {
      self = .day(date)
    } else {
      return nil
    }
  }
}
