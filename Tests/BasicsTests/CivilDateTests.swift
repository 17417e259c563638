import Basics
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test(
    "a date counts its days from 1970-01-01",
    arguments: [
      ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2),
      ("2026-11-30", 20_787, 1), ("0001-01-01", -719_162, 1), ("9999-12-31", 2_932_896, 5),
    ]
  )
  func counts(iso: String, days: Int, weekday: Int) throws {
    let date = try #require(CivilDate(iso: iso))
    #expect(date.daysSinceEpoch == days)
    #expect(date.weekday == weekday)
    #expect(date.description == iso)
  }

  @Test("every day of two hundred years follows the one before it")
  func follows() throws {
    var previous = try #require(CivilDate(year: 1899, month: 12, day: 31))
    for year in 1900..<2100 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CivilDate(year: year, month: month, day: day) else { continue }
          #expect(date == previous.adding(days: 1))
          #expect(date.components == (year, month, day))
          #expect(date.weekday == previous.weekday % 7 + 1)
          previous = date
        }
      }
    }
    #expect(previous.description == "2099-12-31")
  }

  @Test(
    "what is no date is none",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "26-11-30", "2026/11/30",
      "2026-11-30 ", "0000-01-01", "", "２026-11-30",
    ]
  )
  func refuses(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }
}
