/// A day of the proleptic Gregorian calendar, without a time or a zone.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before.
  public var daysSinceEpoch: Int

  /// The day that many days after 1970-01-01.
  @inlinable
  public init(daysSinceEpoch: Int) {
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// The day of a year, month and day; nil where there is no such day or the year is not 1…9999.
  @inlinable
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysIn(month: month, of: year)
    else { return nil }
    // Years begin in March here, so that the leap day is the last of a year.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
  }

  /// The day that many days later; earlier when negative.
  @inlinable
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: daysSinceEpoch + days)
  }

  /// Year, month 1…12 and day 1…31.
  @inlinable
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The year.
  public var year: Int { components.year }
  /// The month, 1…12.
  public var month: Int { components.month }
  /// The day of the month, 1…31.
  public var day: Int { components.day }

  /// The day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
  public var weekday: Int {
    let days = (daysSinceEpoch + 3) % 7
    return (days < 0 ? days + 7 : days) + 1
  }

  @inlinable
  static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CivilDate: Comparable {
  /// Earlier days first.
  @inlinable
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }
}
