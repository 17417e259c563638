import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("How a flight went before")
struct HistoryModelTests {
  @Test(
    "each outcome has its words, its minutes and its Boolean",
    arguments: [
      (.early(minutes: 4), "4 min early", "0", "isEarly"),
      (.onTime, "On Time", "0", "isOnTime"),
      (.late(minutes: 12), "12 min late", "12", "isLate"),
      (.late(minutes: 130), "130 min late", "130", "isLate"),
      (.cancelled, "Cancelled", "0", "isCancelled"),
    ] as [(HistoryEntry.Outcome, String, String, String)]
  )
  func outcome(outcome: HistoryEntry.Outcome, text: String, minutes: String, flag: String) throws {
    let entry = HistoryEntry(date: try Sample.date("2026-11-29"), outcome: outcome)
    let model = HistoryModel(entry, number: 0, of: 10, words: try Sample.words())
    #expect(try model.value("text").text == text)
    #expect(try model.value("minutes").text == minutes)
    #expect(try model.value("shortDate").text == "Nov 29")
    #expect(try model.value("iso").text == "2026-11-29")
    #expect(try model.flags(["isEarly", "isOnTime", "isLate", "isCancelled"]) == [flag])
  }

  @Test("the summary counts early as on time, and is absent without history")
  func summary() throws {
    let date = try Sample.date("2026-11-29")
    let outcomes: [HistoryEntry.Outcome] = [
      .onTime, .early(minutes: 4), .late(minutes: 1), .cancelled,
    ]
    let facts = FlightFacts(
      words: try Sample.words(),
      delayThreshold: 900,
      farZones: [:],
      now: Instant(unixSeconds: 0)
    )
    let flight = try Sample.flight {
      $0.history = outcomes.map { HistoryEntry(date: date, outcome: $0) }
    }
    #expect(try FlightModel(flight, in: facts).value("historySummary").text == "On time 2 of 4")
    #expect(
      try FlightModel(flight, in: facts).value("historyTitle").text
        == "Last 4 days: on time 2 of 4"
    )
    #expect(
      try FlightModel(Sample.flight(), in: facts).value("historySummary").text == nil
    )
    #expect(try FlightModel(Sample.flight(), in: facts).value("historyTitle").text == nil)
  }

  @Test(
    "a bar stands at its day's place, the oldest first, as high as its minutes",
    arguments: [
      (.onTime, 0, "95", "8", "92", "on-time"), (.early(minutes: 9), 9, "5", "8", "92", "early"),
      (.late(minutes: 30), 4, "55", "54", "46", "late"),
      (.late(minutes: 200), 1, "85", "100", "0", "late"),
      (.cancelled, 8, "15", "100", "0", "cancelled"),
    ] as [(HistoryEntry.Outcome, Int, String, String, String, String)]
  )
  func bar(
    outcome: HistoryEntry.Outcome,
    number: Int,
    position: String,
    height: String,
    top: String,
    lateness: String
  ) throws {
    let entry = HistoryEntry(date: try Sample.date("2026-11-29"), outcome: outcome)
    let model = HistoryModel(entry, number: number, of: 10, words: try Sample.words())
    #expect(try model.value("position").text == position)
    #expect(try model.value("height").text == height)
    #expect(try model.value("top").text == top)
    #expect(try model.value("lateness").text == lateness)
    #expect(try model.value("shortWeekday").text == "Sun")
    #expect(try model.value("dayOfMonth").text == "29")
  }
}
