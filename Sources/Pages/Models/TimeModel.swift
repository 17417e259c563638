import Mustache
import Schedule
import Templates

/// An instant in ready forms, all in one zone: the airport's own, or the far airport's.
final class TimeModel: TypedRecord {
  static let name = "time"
  static let fields: [TypedField<TimeModel>] = [
    .text("time", "The time of day in the site's language and clock.", example: "3:40 PM") {
      $0.minute.time
    },
    .text("clock", "The time without the half of the day that follows it.", example: "3:40") {
      $0.minute.clock
    },
    .optionalText("period", "The half of the day, where it follows the figures.", example: "PM") {
      $0.minute.period
    },
    .text("date", "The date in words.", example: "Monday, November 30") { $0.day.date },
    .text("shortDate", "The date, short.", example: "Nov 30") { $0.day.shortDate },
    .text("weekday", "The day of the week.", example: "Monday") { $0.day.weekday },
    .text("iso", "ISO 8601 with the offset from UTC.", example: "2026-11-30T15:40-05:00") { $0.iso },
    .integer("unix", "Seconds since 1970-01-01T00:00Z.", example: "1796071200") { $0.unix },
  ]

  let minute: ClockWords.Minute
  let day: DateWords.Forms
  let iso: String
  let unix: Int

  /// An instant as the wall clock of its place shows it.
  init(_ time: FlightTime, words: Words) {
    let local = time.local
    minute = words.clock[local.secondOfDay / 60]
    day = words.dates[local.date]
    iso = time.iso
    unix = time.instant.unixSeconds
  }
}
