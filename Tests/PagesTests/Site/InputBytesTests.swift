import Schedule
import Testing

@testable import Pages

@Suite("What a day's pages are made from")
struct InputBytesTests {
  /// A change to each property of a flight that a page can show.
  private static let changes: [String: @Sendable (inout Flight) -> Void] = [
    "id": { $0.id = "x" },
    "direction": { $0.direction = .arrival },
    "airline": { $0.airline.name = nil },
    "number": { $0.number = "619" },
    "airport": { $0.airport.city = "Dallas" },
    "via": { $0.via = ["ORD"] },
    "scheduledTime": { $0.scheduledTime.offset += 3600 },
    "estimatedTime": { $0.estimatedTime = $0.scheduledTime },
    "actualTime": { $0.actualTime = $0.scheduledTime },
    "status": { $0.status.text = "x" },
    "terminal": { $0.terminal = "x" },
    "gate": { $0.gate = "x" },
    "belt": { $0.belt = "x" },
    "checkIn": { $0.checkIn = "x" },
    "aircraft": { $0.aircraft = "x" },
    "remark": { $0.remark = "x" },
    "codeshares": { $0.codeshares = ["x"] },
    "history": { $0.history = [HistoryEntry(date: $0.scheduledDate, outcome: .onTime)] },
    "flightMinutes": { $0.flightMinutes = 0 },
  ]

  private func bytes(_ flight: Flight) -> [UInt8] {
    var inputs = InputBytes()
    inputs.put(flight)
    return inputs.bytes
  }

  @Test("a change of any property of a flight but the line of its file changes them")
  func properties() throws {
    let flight = try Sample.flight()
    var seen: Set<[UInt8]> = [bytes(flight)]
    for label in Mirror(reflecting: flight).children.compactMap(\.label) where label != "sourceLine"
    {
      var changed = flight
      let change = try #require(Self.changes[label], "no change of '\(label)'")
      change(&changed)
      #expect(seen.insert(bytes(changed)).inserted, "\(label)")
    }
    var moved = flight
    moved.sourceLine = 7
    #expect(bytes(moved) == bytes(flight))
  }

  @Test("texts that only together are alike differ")
  func borders() {
    func bytes(_ texts: [String?]) -> [UInt8] {
      var inputs = InputBytes()
      for text in texts { inputs.put(text) }
      return inputs.bytes
    }
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["abc", nil], [nil, "abc"]]
    #expect(Set(lists.map(bytes)).count == lists.count)
  }

  @Test("outcomes of history that differ by kind or minutes differ")
  func outcomes() throws {
    let outcomes: [HistoryEntry.Outcome] = [
      .early(minutes: 0), .early(minutes: 2), .onTime, .late(minutes: 0), .late(minutes: 2),
      .cancelled,
    ]
    let all = try outcomes.map { outcome in
      try bytes(
        Sample.flight { $0.history = [HistoryEntry(date: $0.scheduledDate, outcome: outcome)] }
      )
    }
    #expect(Set(all).count == outcomes.count)
  }
}
