import Schedule
import Testing

@testable import Pages

@Suite("Dates in a language")
struct DateWordsTests {
  @Test(
    "the forms of 2026-11-30",
    arguments: [
      ("en-US", ["Monday, November 30", "Nov 30", "Monday", "Mon", "30"]),
      ("en-GB", ["Monday 30 November", "30 Nov", "Monday", "Mon", "30"]),
      ("de-DE", ["Montag, 30. November", "30. Nov.", "Montag", "Mo", "30"]),
      ("ko-KR", ["11월 30일 월요일", "11월 30일", "월요일", "월", "30일"]),
      ("ar-SA", ["الاثنين، 30 نوفمبر", "30 نوفمبر", "الاثنين", "اثنين", "30"]),
      ("ar-EG", ["الاثنين، 30 نوفمبر", "30 نوفمبر", "الاثنين", "اثنين", "30"]),
      ("fa-IR", ["دوشنبه 30 نوامبر", "30 نوامبر", "دوشنبه", "دوشنبه", "30"]),
      ("th-TH", ["วันจันทร์ที่ 30 พฤศจิกายน", "30 พ.ย.", "วันจันทร์", "จ.", "30"]),
      ("ar", ["الاثنين، 30 نوفمبر", "30 نوفمبر", "الاثنين", "اثنين", "30"]),
    ]
  )
  func forms(language: String, expected: [String]) throws {
    let date = try Sample.date()
    let forms = DateWords(language: language, dates: [date])[date]
    #expect(
      [forms.date, forms.shortDate, forms.weekday, forms.shortWeekday, forms.dayOfMonth] == expected
    )
  }

  @Test("a date that was not foreseen is told in digits")
  func unforeseen() throws {
    let forms = DateWords(language: "en-US", dates: [])[try Sample.date("2026-01-05")]
    #expect(forms.date == "2026-01-05")
    #expect(forms.shortDate == "2026-01-05")
    #expect(forms.weekday == "2026-01-05")
    #expect(forms.shortWeekday == "2026-01-05")
    #expect(forms.dayOfMonth == "5")
  }

  @Test("dates before 1970, leap days and the ends of years keep their day")
  func edges() throws {
    let dates = try ["1969-12-31", "2028-02-29", "2026-12-31", "2027-01-01"].map(Sample.date)
    let words = DateWords(language: "en-US", dates: dates)
    #expect(
      dates.map { words[$0].date } == [
        "Wednesday, December 31", "Tuesday, February 29", "Thursday, December 31",
        "Friday, January 1",
      ]
    )
  }
}
