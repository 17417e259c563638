import Mustache
import Schedule
import Templates

/// How a flight went on one of the days before.
final class HistoryModel: TypedRecord {
  static let name = "history"
  static let fields: [TypedField<HistoryModel>] = [
    .text("shortDate", "The day, short.", example: "Nov 29") { $0.shortDate },
    .text("iso", "The day as ISO 8601.", example: "2026-11-29") { $0.iso },
    .text("shortWeekday", "The day of the week, short.", example: "Sun") { $0.shortWeekday },
    .text("dayOfMonth", "The day of the month.", example: "29") { $0.dayOfMonth },
    .text("text", "How it went, in words.", example: "12 min late") { $0.text },
    .integer("minutes", "Minutes late; 0 when on time, early or cancelled.", example: "12") {
      $0.minutesLate
    },
    .text("lateness", "early, on-time, late or cancelled.", example: "late") {
      $0.lateness.rawValue
    },
    .integer(
      "position",
      "The middle of its bar in a chart, in hundredths of the width, the oldest day first.",
      example: "95"
    ) { $0.position },
    .integer(
      "height",
      "The height of its bar, 8 to 100; an hour late or more is 100.",
      example: "27"
    ) { $0.height },
    .integer("top", "What a height of 100 leaves above its bar.", example: "73") {
      100 - $0.height
    },
    .boolean("isEarly", "Whether it was early.") { $0.lateness == .early },
    .boolean("isOnTime", "Whether it was on time.") { $0.lateness == .onTime },
    .boolean("isLate", "Whether it was late, by however much.") {
      $0.lateness == .late || $0.lateness == .veryLate
    },
    .boolean("isCancelled", "Whether it was cancelled.") { $0.lateness == .cancelled },
  ]

  let shortDate: String
  let shortWeekday: String
  let dayOfMonth: String
  let iso: String
  let text: String
  let minutesLate: Int
  let lateness: Lateness
  let position: Int

  /// The day at a place in the list, which has the newest first.
  init(_ entry: HistoryEntry, number: Int, of count: Int, words: Words) {
    let forms = words.dates[entry.date]
    shortDate = forms.shortDate
    shortWeekday = forms.shortWeekday
    dayOfMonth = forms.dayOfMonth
    position = (2 * (count - number) - 1) * 50 / count
    iso = "\(entry.date)"
    switch entry.outcome {
    case .early(let minutes):
      text = words.strings.text(.minutesEarly, ["minutes": "\(minutes)"])
      minutesLate = 0
      lateness = .early
    case .onTime:
      text = words.strings[.historyOnTime]
      minutesLate = 0
      lateness = .onTime
    case .late(let minutes):
      text = words.strings.text(.minutesLate, ["minutes": "\(minutes)"])
      minutesLate = minutes
      lateness = .late
    case .cancelled:
      text = words.strings[.historyCancelled]
      minutesLate = 0
      lateness = .cancelled
    }
  }

  /// A bar is never so low that it cannot be seen; a cancelled flight's is full.
  private var height: Int {
    lateness == .cancelled ? 100 : 8 + min(minutesLate, 60) * 92 / 60
  }
}
