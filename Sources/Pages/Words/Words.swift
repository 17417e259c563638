/// Everything a build says in its language, made once and shared by all pages.
struct Words: Sendable {
  /// Each minute of the day.
  let clock: ClockWords
  /// Each date that is shown.
  let dates: DateWords
  /// The table of words.
  let strings: StringTable
}
