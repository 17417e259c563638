import Basics

/// How a file writes its dates or times, in date fields of Unicode (UTS 35): `dd/MM/yyyy`,
/// `HH:mm dd/MM/yyyy`, `dd-MMM-yy`. A pattern that could be read in two ways is none.
public struct DatePattern: Hashable, Sendable {
  /// What a pattern is for.
  public enum Purpose: Hashable, Sendable {
    /// A day: year, month and day, and no time.
    case date
    /// A time of the day, with or without its date.
    case time
  }

  /// A number in a date.
  enum Field: Hashable, Sendable {
    case year, yearOfCentury, month, day, hour, hourOfHalfDay, minute, second, fraction
  }

  /// What stands in a text, one after the other.
  enum Element: Hashable, Sendable {
    /// Digits. Where so many digits of other fields follow at once, those are left for them.
    case number(Field, digits: ClosedRange<Int>, following: Int)
    /// A month's English name, whole or its first three letters.
    case monthName(isWhole: Bool)
    /// A weekday's English name, which must be the date's.
    case weekdayName(isWhole: Bool)
    /// AM or PM.
    case halfDay
    /// `Z`, `+01`, `+0100` or `+01:00`.
    case offset
    /// Seconds since 1970 in ten digits, or thousandths of them in thirteen.
    case unixTime
    /// A byte as it is; a blank is one or more.
    case literal(UInt8)
  }

  /// The pattern as it was written.
  public let text: String
  /// Whether a text holds its date, too.
  public let hasDate: Bool
  let elements: [Element]
  /// The first of the hundred years that two digits can mean.
  let century: Int

  /// The word for times as computers count them, which no date field is.
  static let unixTime = "unix"

  /// Reads a pattern; `century` is the first of the hundred years that `yy` can mean, which has to
  /// be given where the pattern has `yy`. Throws what makes it no pattern, or an ambiguous one.
  public init(
    _ text: String,
    for purpose: Purpose,
    century: Int? = nil
  ) throws(DatePatternMistake) {
    if text == Self.unixTime, purpose == .time {
      (self.text, elements, hasDate, self.century) = (text, [.unixTime], true, 2000)
      return
    }
    var parser = DatePatternParser(text)
    try parser.parse()
    try parser.check(for: purpose, hasCentury: century != nil)
    self.text = text
    elements = parser.elements
    hasDate = parser.has(.year)
    self.century = century ?? 2000
  }
}
