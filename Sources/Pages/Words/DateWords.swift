import Foundation
import Schedule

/// The names of dates in a language, each made once.
struct DateWords: Sendable {
  /// One date.
  struct Forms: Sendable {
    /// `Monday, November 30`
    let date: String
    /// `Nov 30`
    let shortDate: String
    /// `Monday`
    let weekday: String
    /// `Mon`
    let shortWeekday: String
    /// `30`
    let dayOfMonth: String
  }

  private let forms: [CivilDate: Forms]

  /// The forms of all dates that a site shows.
  init(language: String, dates: some Sequence<CivilDate>) {
    let locale = Locale(boardLanguage: language)
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    let date = formatter("EEEEMMMMd")
    let shortDate = formatter("MMMd")
    let weekday = formatter("EEEE")
    let shortWeekday = formatter("EEE")
    let dayOfMonth = formatter("d")
    forms = Dictionary(
      Set(dates).map { day in
        let instant = Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)
        return (
          day,
          Forms(
            date: date.string(from: instant),
            shortDate: shortDate.string(from: instant),
            weekday: weekday.string(from: instant),
            shortWeekday: shortWeekday.string(from: instant),
            dayOfMonth: dayOfMonth.string(from: instant)
          )
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// All forms, as an input of the pages that show them. Which dates are foreseen can change without
  /// a page, so each page's own dates would be enough; the window moves once a day.
  func put(into inputs: inout InputBytes) {
    for date in forms.keys.sorted() {
      guard let forms = forms[date] else { continue }
      inputs.put(date.daysSinceEpoch)
      inputs.put([
        forms.date, forms.shortDate, forms.weekday, forms.shortWeekday, forms.dayOfMonth,
      ])
    }
  }

  /// The forms of a date; one that was not foreseen is told in digits.
  subscript(date: CivilDate) -> Forms {
    if let forms = forms[date] { return forms }
    let digits = "\(date)"
    return Forms(
      date: digits,
      shortDate: digits,
      weekday: digits,
      shortWeekday: digits,
      dayOfMonth: String(date.day)
    )
  }
}
