import Schedule
import Testing

@Suite("Times of the day")
struct TimeOfDayTests {
  @Test(
    "are hours and minutes, and seconds",
    arguments: [
      ("00:00", 0), ("18:05", 65_100), ("18:05:30", 65_130), ("24:00", 86_400), ("24:01", nil),
      ("18:60", nil), ("8:05", nil), ("18:05:60", nil), ("18.05", nil), ("", nil),
    ] as [(String, Int?)]
  )
  func reads(text: String, second: Int?) {
    #expect(TimeOfDay(text)?.second == second)
  }

  @Test(
    "are of the day that is likely for a planned one: up to six hours early, else late",
    arguments: [
      ("23:40", "00:05", "2026-12-01"), ("00:20", "23:50", "2026-11-29"),
      ("12:00", "06:00", "2026-11-30"), ("12:00", "05:59", "2026-12-01"),
      ("10:40", "23:50", "2026-11-30"), ("09:40", "00:20", "2026-12-01"),
      ("05:00", "22:59", "2026-11-30"), ("05:00", "23:00", "2026-11-29"),
      ("10:00", "24:00", "2026-12-01"), ("05:00", "24:00", "2026-11-30"),
    ]
  )
  func likely(other: String, text: String, day: String) throws {
    let date = try #require(CivilDate(iso: "2026-11-30"))
    let local = LocalTime(date: date, secondOfDay: try #require(TimeOfDay(other)).second)
    let time = try #require(TimeOfDay(text))
    let expected = LocalTime(
      date: try #require(CivilDate(iso: day)),
      secondOfDay: time.second % 86_400
    )
    #expect(time.likely(for: local) == expected)
  }
}
