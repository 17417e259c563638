import Schedule
import Templates
import Testing

@testable import Pages

@Suite("Today's numbers")
struct FiguresModelTests {
  @Test("what its row calls delayed is counted, with a new time or without")
  func delayed() throws {
    let flights = [
      try Sample.flight(),
      try Sample.flight("2026-11-30T15:10", .delayed),
      try Sample.flight(estimated: "2026-11-30T15:30", .delayed),
      try Sample.flight(actual: "2026-11-30T16:30", .departed),
      try Sample.flight(estimated: "2026-11-30T15:00", .early),
      try Sample.flight(estimated: "2026-11-30T15:30", .cancelled),
    ]
    let figures = FiguresModel(arrivals: 4, departures: 2, flights: flights, threshold: 900)
    #expect(
      try FiguresModel.fields.map { try figures.value($0.field.name).text } == ["4", "2", "3", "1"]
    )
  }
}
