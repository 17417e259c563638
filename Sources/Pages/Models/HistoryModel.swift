import Mustache
import Schedule
import Templates

/// How a flight went on one of the days before.
final class HistoryModel: TypedRecord {
  static let name = "history"
  static let fields: [TypedField<HistoryModel>] = [
    .text("shortDate", "The day, short.", example: "Nov 29") { $0.shortDate },
    .text("iso", "The day as ISO 8601.", example: "2026-11-29") { $0.iso },
    .text("text", "How it went, in words.", example: "12 min late") { $0.text },
    .integer("minutes", "Minutes late; 0 when on time, early or cancelled.", example: "12") {
      $0.minutesLate
    },
    .boolean("isEarly", "Whether it was early.") { $0.lateness == .early },
    .boolean("isOnTime", "Whether it was on time.") { $0.lateness == .onTime },
    .boolean("isLate", "Whether it was late, by however much.") {
      $0.lateness == .late || $0.lateness == .veryLate
    },
    .boolean("isCancelled", "Whether it was cancelled.") { $0.lateness == .cancelled },
  ]

  let shortDate: String
  let iso: String
  let text: String
  let minutesLate: Int
  let lateness: Lateness

  init(_ entry: HistoryEntry, words: Words) {
    shortDate = words.dates[entry.date].shortDate
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
}
