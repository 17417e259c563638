import Schedule

/// A leg as record 3 has it: from one airport to the next, on some days of a period.
struct SSIMLeg {
  /// One end of a leg.
  struct End {
    /// The airport.
    var station: SSIMStation
    /// Minutes since midnight, 0…1440.
    var minute: Int16
    /// The clock's distance from UTC in minutes, at this end's own moment; nil where it is not told
    /// or not to be believed.
    var variation: Int16?
    /// How many days it is from the day of operation; nil where it is not told.
    var shift: Int8?
  }

  /// The record.
  var line: SSIMLine
  /// The airline, number and suffix.
  var flight: SSIMFlightKey
  /// Which of the flight's ways it belongs to: the variation's two digits and their overflow.
  var variation: UInt32
  /// Its number on that way, from 1.
  var sequence: UInt8
  /// The clock of its times and days.
  var mode: SSIMTimeMode
  /// The first day of operation, in days since 1970-01-01.
  var first: Int32
  /// The last day of operation; `openEnd` where there is none.
  var last: Int32
  /// Bit 1 for Monday to bit 7 for Sunday.
  var weekdays: UInt8
  /// Whether it operates in the first week of its period, the third, and so on.
  var isFortnightly: Bool
  /// Where it begins.
  var departure: End
  /// Where it ends.
  var arrival: End
  /// The first of its segment data, by place; -1 where it has none.
  var segment: Int32 = -1

  /// The last day of a leg that has none.
  static let openEnd = Int32.max

  /// Whether it operates on a day, in days since 1970-01-01.
  func operates(on day: Int) -> Bool {
    guard day >= Int(first), day <= Int(last) else { return false }
    guard weekdays & 1 << CivilDate(daysSinceEpoch: day).weekday != 0 else { return false }
    return !isFortnightly || (day - Int(first)) / 7 % 2 == 0
  }

  /// The first day from one on to another on which it operates; nil where there is none.
  func firstDay(from day: Int, through end: Int) -> Int? {
    // In two weeks every weekday of either kind has come.
    let start = max(day, Int(first))
    return (0..<14).lazy.map { start + $0 }.first { $0 <= end && operates(on: $0) }
  }

  /// The last day up to one on which it operates; nil where there is none.
  func lastDay(through day: Int) -> Int? {
    let end = min(day, Int(last))
    return (0..<14).lazy.map { end - $0 }.first { operates(on: $0) }
  }
}
