/// Everything a build says in its language, made once and shared by all pages.
final class Words: Sendable {
  /// Each minute of the day.
  let clock: ClockWords
  /// Each date that is shown.
  let dates: DateWords
  /// The table of words.
  let strings: StringTable

  init(clock: ClockWords, dates: DateWords, strings: StringTable) {
    self.clock = clock
    self.dates = dates
    self.strings = strings
  }

  /// `next day` or `3 days later`, as `+1` and `+3` are read; nil for the same day.
  func dayShift(_ days: Int) -> String? {
    switch days {
    case 0: nil
    case 1: strings[.dayAfter]
    case -1: strings[.dayBefore]
    case 2...: strings.text(.daysAfter, ["days": "\(days)"])
    default: strings.text(.daysBefore, ["days": "\(-days)"])
    }
  }
}
