/// What a value must be. The schema decides types, not the look of the text: under `string`,
/// `10:00`, `no`, `010` and `2026-11-30` are all texts.
public indirect enum YAMLSchema: Sendable {
  /// Any text, also an empty one in quotes.
  case string
  /// A text of a certain form.
  case text(YAMLTextForm)
  /// A whole number without quotes, in decimal digits without leading zeros.
  case integer(ClosedRange<Int>)
  /// One of some whole numbers, as a clock of 12 or 24 hours.
  case integerChoice([Int])
  /// `true` or `false`, without quotes.
  case boolean
  /// One of some words, written exactly so.
  case choice([String])
  /// A length of time in hours, minutes and seconds, as `1h 30m`; the range is in seconds.
  case duration(ClosedRange<Int>)
  /// A local date, `2026-11-30`.
  case date
  /// Any number of values of one kind.
  case list(of: YAMLSchema)
  /// One value of a kind or a list of them; read as a list.
  case oneOrMore(of: YAMLSchema)
  /// Keys that are free, with values of one kind.
  case dictionary(of: YAMLSchema)
  /// Keys that are known, each with a schema of its own.
  case mapping(YAMLMapping)
}
