import Basics

/// What the calendar and the clock on the wall say.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The day.
  public var date: CivilDate
  /// Seconds since the day's midnight by the clock on the wall, 0…86,399.
  public var secondOfDay: Int

  /// A day and the seconds on its clock; seconds outside of the day move the day.
  @inlinable public init(date: CivilDate, secondOfDay: Int) {
    let days = secondOfDay.dividedDown(by: 86_400)
    self.date = date.adding(days: days)
    self.secondOfDay = secondOfDay - days * 86_400
  }

  /// A day, an hour and a minute.
  public init(date: CivilDate, hour: Int, minute: Int) {
    self.init(date: date, secondOfDay: hour * 3600 + minute * 60)
  }

  /// The hour, 0…23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, 0…59.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// Earlier days first, then earlier times.
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }

  /// Seconds from 1970-01-01 00:00 on this same clock.
  var secondsSinceEpoch: Int { date.daysSinceEpoch * 86_400 + secondOfDay }
}
