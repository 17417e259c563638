import Foundation

/// The twenty-four hours in a language: each minute of a day is formatted once for the whole build.
public struct ClockWords: Sendable {
  /// One minute of the day.
  struct Minute: Sendable {
    /// The whole: `3:40 PM` or `15:40`.
    let time: String
    /// What stands before the half of the day: `3:40`. The whole where nothing follows it, as in
    /// `15:40` and `오후 3:40`.
    let clock: String
    /// The half of the day where it follows the figures: `PM`.
    let period: String?
  }

  /// To how many hours are counted: 12 or 24.
  let cycle: Int
  private let minutes: [Minute]
  /// The headings of the hours: `3 PM`, or `15:00`.
  private let hours: [String]

  /// The forms of a language; `usesTwelveHours` overrides the language's own cycle.
  public init(language: String, usesTwelveHours: Bool?) {
    let locale = Locale(boardLanguage: language)
    let cycle = usesTwelveHours.map { $0 ? "h" : "H" }
    let whole = Self.formatter(locale, template: cycle.map { $0 == "h" ? "hmma" : "HHmm" } ?? "jmm")
    let hasPeriod = whole.dateFormat.contains("a")
    self.cycle = hasPeriod ? 12 : 24
    let hour = Self.formatter(locale, template: hasPeriod ? "ha" : "HHmm")
    let figures = Self.beforePeriod(whole.dateFormat).map { Self.formatter(locale, pattern: $0) }
    let period = Self.formatter(locale, pattern: "a")

    minutes = (0..<24 * 60).map { minute in
      let date = Date(timeIntervalSince1970: Double(minute) * 60)
      let time = Self.plain(whole.string(from: date))
      guard let figures else { return Minute(time: time, clock: time, period: nil) }
      return Minute(
        time: time,
        clock: Self.plain(figures.string(from: date)),
        period: Self.plain(period.string(from: date))
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

  /// The figures in each hour with `{minute}` for the minute's two digits: `3:{minute}`. From these
  /// a script tells the minute now as pages write it.
  var figuresOfHours: [String] {
    (0..<24).map { hour in
      // The two differ in both digits, and in nothing else.
      let first = minutes[hour * 60].clock
      let last = minutes[hour * 60 + 59].clock
      let before = first.commonPrefix(with: last)
      return before + "{minute}" + first.dropFirst(before.count + 2)
    }
  }

  /// The two halves of the day, where they follow the figures: `AM` and `PM`.
  var periods: [String] { [0, 720].compactMap { minutes[$0].period } }

  /// All forms, as an input of the pages that show them.
  func put(into inputs: inout InputBytes) {
    for minute in minutes {
      inputs.put(minute.time)
      inputs.put(minute.clock)
      inputs.put(minute.period)
    }
    inputs.put(hours)
  }

  private static func formatter(_ locale: Locale, template: String) -> DateFormatter {
    let formatter = formatter(locale, pattern: "")
    formatter.setLocalizedDateFormatFromTemplate(template)
    formatter.dateFormat = withFourDigits(formatter.dateFormat)
    return formatter
  }

  private static func formatter(_ locale: Locale, pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }

  /// The pattern with two digits for an hour of 24, as boards everywhere have it, whatever a
  /// language does in running text.
  private static func withFourDigits(_ pattern: String) -> String {
    pattern.contains("HH") ? pattern : pattern.replacing("H", with: "HH")
  }

  /// The pattern without the half of the day that ends it and the blank before; nil where it ends
  /// otherwise, because many languages put the half of the day first.
  private static func beforePeriod(_ pattern: String) -> String? {
    guard pattern.hasSuffix("a") else { return nil }
    return String(pattern.prefix { $0 != "a" }).trimmingCharacters(in: .whitespaces)
  }

  /// A narrow no-break space looks alike and is in few fonts; a page keeps times together by style.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
