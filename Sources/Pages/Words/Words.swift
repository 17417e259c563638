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
}
