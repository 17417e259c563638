import Testing

@testable import Pages

@Suite("Times of day in a language")
struct ClockWordsTests {
  /// 00:00, 09:05, 12:00 and 15:40 in a language, and the headings of the hours 0, 9 and 15.
  struct Language: Sendable, CustomTestStringConvertible {
    let tag: String
    var usesTwelveHours: Bool?
    let times: [String]
    let clocks: [String]
    let periods: [String?]
    let hours: [String]

    var testDescription: String { tag }
  }

  private static let fourDigits = ["00:00", "09:05", "12:00", "15:40"]
  private static let fourDigitHours = ["00:00", "09:00", "15:00"]
  private static let none: [String?] = [nil, nil, nil, nil]

  static let languages = [
    Language(
      tag: "en-US",
      times: ["12:00 AM", "9:05 AM", "12:00 PM", "3:40 PM"],
      clocks: ["12:00", "9:05", "12:00", "3:40"],
      periods: ["AM", "AM", "PM", "PM"],
      hours: ["12 AM", "9 AM", "3 PM"]
    ),
    Language(
      tag: "en-US",
      usesTwelveHours: false,
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
    Language(
      tag: "en-GB",
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
    Language(
      tag: "en-GB",
      usesTwelveHours: true,
      times: ["12:00 am", "9:05 am", "12:00 pm", "3:40 pm"],
      clocks: ["12:00", "9:05", "12:00", "3:40"],
      periods: ["am", "am", "pm", "pm"],
      hours: ["12 am", "9 am", "3 pm"]
    ),
    Language(
      tag: "de-DE",
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
    Language(
      tag: "es-ES",
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
    Language(
      tag: "fi-FI",
      times: ["00.00", "09.05", "12.00", "15.40"],
      clocks: ["00.00", "09.05", "12.00", "15.40"],
      periods: none,
      hours: ["00.00", "09.00", "15.00"]
    ),
    Language(
      tag: "ko-KR",
      times: ["오전 12:00", "오전 9:05", "오후 12:00", "오후 3:40"],
      clocks: ["오전 12:00", "오전 9:05", "오후 12:00", "오후 3:40"],
      periods: none,
      hours: ["오전 12시", "오전 9시", "오후 3시"]
    ),
    Language(
      tag: "ja-JP",
      usesTwelveHours: true,
      times: ["午前0:00", "午前9:05", "午後0:00", "午後3:40"],
      clocks: ["午前0:00", "午前9:05", "午後0:00", "午後3:40"],
      periods: none,
      hours: ["午前0時", "午前9時", "午後3時"]
    ),
    Language(
      tag: "ar",
      times: ["12:00\u{A0}ص", "9:05\u{A0}ص", "12:00\u{A0}م", "3:40\u{A0}م"],
      clocks: ["12:00", "9:05", "12:00", "3:40"],
      periods: ["ص", "ص", "م", "م"],
      hours: ["12\u{A0}ص", "9\u{A0}ص", "3\u{A0}م"]
    ),
    // Their own digits would stand beside flight numbers, gates and counts in these.
    Language(
      tag: "ar-EG",
      times: ["12:00\u{A0}ص", "9:05\u{A0}ص", "12:00\u{A0}م", "3:40\u{A0}م"],
      clocks: ["12:00", "9:05", "12:00", "3:40"],
      periods: ["ص", "ص", "م", "م"],
      hours: ["12\u{A0}ص", "9\u{A0}ص", "3\u{A0}م"]
    ),
    Language(
      tag: "ar-SA",
      times: ["12:00\u{A0}ص", "9:05\u{A0}ص", "12:00\u{A0}م", "3:40\u{A0}م"],
      clocks: ["12:00", "9:05", "12:00", "3:40"],
      periods: ["ص", "ص", "م", "م"],
      hours: ["12\u{A0}ص", "9\u{A0}ص", "3\u{A0}م"]
    ),
    Language(
      tag: "fa-IR",
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
    Language(
      tag: "th-TH",
      times: fourDigits,
      clocks: fourDigits,
      periods: none,
      hours: fourDigitHours
    ),
  ]

  @Test("times, figures, halves of the day and headings are the language's", arguments: languages)
  func forms(language: Language) {
    let words = ClockWords(language: language.tag, usesTwelveHours: language.usesTwelveHours)
    let minutes = [0, 545, 720, 940].map { words[$0] }
    #expect(minutes.map(\.time) == language.times)
    #expect(minutes.map(\.clock) == language.clocks)
    #expect(minutes.map(\.period) == language.periods)
    #expect([0, 9, 15].map(words.hour) == language.hours)
  }

  @Test(
    "from an hour's figures and a minute each time of the day is made",
    arguments: [
      "ar", "bg", "de-DE", "en-GB", "en-US", "es-ES", "fa", "fi", "fr-CA", "fr-FR", "ja-JP", "ko",
      "nb-NO", "ta", "zh-TW",
    ],
    [nil, true, false]
  )
  func hours(language: String, usesTwelveHours: Bool?) {
    let words = ClockWords(language: language, usesTwelveHours: usesTwelveHours)
    let hours = words.figuresOfHours
    let made = (0..<1440).map { minute in
      let digits = minute % 60 < 10 ? "0\(minute % 60)" : "\(minute % 60)"
      return hours[minute / 60].replacing("{minute}", with: digits)
    }
    #expect(made == (0..<1440).map { words[$0].clock })
    #expect(
      words.periods == (words[0].period == nil ? [] : [0, 720].compactMap { words[$0].period })
    )
  }

  @Test(
    "figures with the half of the day behind them read as the whole does, in any language",
    arguments: [
      "am", "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es-MX", "fa", "fi", "fil", "fr",
      "fr-CA", "gu", "he", "hi", "hu", "it", "ja", "km", "ko", "lo", "ml", "my", "nl", "pa",
      "pt-BR",
      "sq", "sw", "ta", "te", "th", "tr", "uk", "ur", "vi", "zh-CN", "zh-HK", "zh-TW",
    ],
    [nil, true, false]
  )
  func whole(language: String, usesTwelveHours: Bool?) {
    let words = ClockWords(language: language, usesTwelveHours: usesTwelveHours)
    let minutes = (0..<1440).map { words[$0] }
    let joined = minutes.map { minute in
      ([minute.clock] + [minute.period].compactMap(\.self)).joined(separator: " ")
    }
    // A no-break space between the two is as good as the blank that templates put.
    func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
    #expect(joined.map(plain) == minutes.map { plain($0.time) })
    #expect(Set(joined).count == 1440)
    #expect(Set((0..<24).map(words.hour)).count == 24)
  }
}
