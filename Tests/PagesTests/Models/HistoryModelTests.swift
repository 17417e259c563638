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
      (.onTime, "on time", "0", "isOnTime"),
      (.late(minutes: 12), "12 min late", "12", "isLate"),
      (.late(minutes: 130), "130 min late", "130", "isLate"),
      (.cancelled, "cancelled", "0", "isCancelled"),
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
    let facts = FlightFacts(words: try Sample.words(), delayThreshold: 900, farZones: [:], now: Instant(unixSeconds: 0))
    let flight = try Sample.flight {
      $0.history = outcomes.map { HistoryEntry(date: date, outcome: $0) }
    }
    #expect(try FlightModel(flight, in: facts).value("historySummary").text == "On time 2 of 4")
    #expect(
      try FlightModel(Sample.flight(), in: facts).value("historySummary").text == nil
    )
  }
}
