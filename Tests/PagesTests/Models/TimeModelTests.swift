import Schedule
import Templates
import Testing

@testable import Pages

@Suite("An instant as templates see it")
struct TimeModelTests {
  /// The fields in the order of their declaration.
  private static let names = [
    "time", "clock", "period", "date", "shortDate", "weekday", "iso", "unix",
  ]

  @Test("it has all its forms in one zone")
  func forms() throws {
    let model = TimeModel(try Sample.time("2026-11-30T15:40"), words: try Sample.words())
    #expect(
      try Self.names.map { try model.value($0).text } == [
        "3:40 PM", "3:40", "PM", "Monday, November 30", "Nov 30", "Monday",
        "2026-11-30T15:40-05:00", "1796071200",
      ]
    )
  }

  @Test("a clock of 24 hours has no half of the day")
  func noPeriod() throws {
    let model = TimeModel(
      try Sample.time("2026-11-30T15:40"),
      words: try Sample.words(language: "en-GB")
    )
    #expect(
      try Self.names.map { try model.value($0).text } == [
        "15:40", "15:40", nil, "Monday 30 November", "30 Nov", "Monday", "2026-11-30T15:40-05:00",
        "1796071200",
      ]
    )
  }

  @Test("the repeated hour keeps the file's own offset")
  func repeatedHour() throws {
    let words = try Sample.words(dates: ["2026-11-01"])
    let first = TimeModel(try Sample.time("2026-11-01T01:30-04:00"), words: words)
    let second = TimeModel(try Sample.time("2026-11-01T01:30-05:00"), words: words)
    #expect(first.minute.time == second.minute.time)
    #expect(first.iso == "2026-11-01T01:30-04:00")
    #expect(second.iso == "2026-11-01T01:30-05:00")
    #expect(second.unix - first.unix == 3600)
  }
}
