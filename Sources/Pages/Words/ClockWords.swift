import Foundation

/// The twenty-four hours in a language: each minute of a day is formatted once for the whole build.
struct ClockWords: Sendable {
  /// One minute of the day.
  struct Minute: Sendable {
    /// The whole: `3:40 PM` or `15:40`.
    let time: String
    /// The figures alone: `3:40`.
    let clock: String
    /// The half of the day, in a 12-hour clock: `PM`.
    let period: String?
  }

  private let minutes: [Minute]
  /// The headings of the hours: `3 PM`, or `15:00`.
  private let hours: [String]

  /// The forms of a language; `usesTwelveHours` overrides the language's own cycle.
  init(language: String, usesTwelveHours: Bool?) {
    let locale = Locale(identifier: language)
    let cycle = usesTwelveHours.map { $0 ? "h" : "H" }
    let whole = Self.formatter(locale, template: cycle.map { $0 == "h" ? "hmma" : "HHmm" } ?? "jmm")
    let hasPeriod = whole.dateFormat.contains("a")
    let figures = Self.formatter(locale, template: nil)
    figures.dateFormat = Self.withoutPeriod(whole.dateFormat)
    let hour = Self.formatter(locale, template: hasPeriod ? "ha" : "HHmm")
    let period = Self.formatter(locale, template: nil)
    period.dateFormat = "a"

    minutes = (0..<24 * 60).map { minute in
      let date = Date(timeIntervalSince1970: Double(minute) * 60)
      return Minute(
        time: Self.plain(whole.string(from: date)),
        clock: Self.plain(figures.string(from: date)),
        period: hasPeriod ? Self.plain(period.string(from: date)) : nil
      )
    }
    hours = (0..<24).map { value in
      Self.plain(hour.string(from: Date(timeIntervalSince1970: Double(value) * 3600)))
    }
  }

  /// The forms of a minute of the day, 0 to 1439.
  subscript(minuteOfDay: Int) -> Minute { minutes[minuteOfDay] }

  /// The heading of an hour, 0 to 23.
  func hour(_ hour: Int) -> String { hours[hour] }

  /// All forms, as an input of the pages that show them.
  func put(into inputs: inout InputBytes) {
    for minute in minutes {
      inputs.put(minute.time)
      inputs.put(minute.clock)
      inputs.put(minute.period)
    }
    inputs.put(hours)
  }

  private static func formatter(_ locale: Locale, template: String?) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    if let template { formatter.setLocalizedDateFormatFromTemplate(template) }
    return formatter
  }

  /// The pattern without the half of the day and the blank beside it.
  private static func withoutPeriod(_ pattern: String) -> String {
    String(pattern.filter { $0 != "a" }).trimmingCharacters(in: .whitespaces)
  }

  /// A narrow no-break space looks alike and is in few fonts; a page keeps times together by style.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
