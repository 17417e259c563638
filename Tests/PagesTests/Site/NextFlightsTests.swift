import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("The next flights")
struct NextFlightsTests {
  /// The rows at noon on 2026-11-30 as "time mark address".
  private func rows(
    _ flights: [Flight],
    _ direction: Direction = .departure,
    limit: Int = 5
  ) throws -> [String] {
    let site = try Sample.site(flights, now: "2026-11-30T12:00")
    return try NextFlights(site).rows(direction, limit: limit, from: Place(of: .welcome)).map {
      let row = try $0.record(RowModel.self)
      return "\(row.flight.expected.minute.time) \(row.dayMark ?? "-") \(row.address)"
    }
  }

  @Test("they begin with the one that is expected now")
  func first() throws {
    #expect(
      try rows([
        Sample.flight("2026-11-30T11:59"), Sample.flight("2026-11-30T12:00"),
        Sample.flight("2026-11-30T11:00", estimated: "2026-11-30T12:30"),
        Sample.flight("2026-11-30T12:40", direction: .arrival),
      ]) == [
        "12:00 PM - 2026-11-30/rl618-departure-bos-1200.html",
        "12:30 PM - 2026-11-30/rl618-departure-bos-1100.html",
      ]
    )
  }

  @Test("a delayed flight without a new time stays until it has one")
  func delayed() throws {
    #expect(
      try rows([Sample.flight("2026-11-30T11:00", .delayed)]) == [
        "11:00 AM - 2026-11-30/rl618-departure-bos.html"
      ]
    )
    #expect(
      try rows([Sample.flight("2026-11-30T11:00", estimated: "2026-11-30T11:30", .delayed)]) == []
    )
  }

  @Test("when today's are over those of the days after follow, with their date")
  func tomorrow() throws {
    #expect(
      try rows([
        Sample.flight("2026-11-30T09:00"), Sample.flight("2026-12-01T09:00"),
        Sample.flight("2026-12-09T09:00"),
      ]) == ["9:00 AM Dec 1 2026-12-01/rl618-departure-bos.html"]
    )
  }

  @Test(
    "each time that is on another day than today has its date",
    arguments: [
      ("2026-11-30T23:20", "2026-12-01T01:00", "- Dec 1"),
      ("2026-11-29T23:40", "2026-11-30T12:25", "Nov 29 -"),
      ("2026-11-29T23:40", "2026-12-01T00:25", "Nov 29 Dec 1"),
      ("2026-12-01T09:00", "2026-12-01T09:30", "Dec 1 Dec 1"),
      ("2026-12-01T09:00", nil, "Dec 1 -"),
      ("2026-11-30T15:10", "2026-11-30T15:30", "- -"),
    ]
  )
  func marks(scheduled: String, estimated: String?, marks: String) throws {
    let flight = try Sample.flight(scheduled, estimated: estimated)
    let site = try Sample.site([flight], now: "2026-11-30T12:00")
    let row = try #require(
      NextFlights(site).rows(.departure, limit: 5, from: Place(of: .welcome)).first
    ).record(RowModel.self)
    #expect("\(row.scheduledMark ?? "-") \(row.revisedMark ?? "-")" == marks)
  }

  @Test("there are no more than asked for, and the last says so")
  func limit() throws {
    let flights = try (10..<20).map { try Sample.flight("2026-11-30T13:\($0)") }
    let site = try Sample.site(flights, now: "2026-11-30T12:00")
    let rows = try NextFlights(site).rows(.departure, limit: 5, from: Place(of: .welcome))
      .map { try $0.record(RowModel.self) }
    #expect(rows.map(\.index) == [1, 2, 3, 4, 5])
    #expect(rows.map(\.isLast) == [false, false, false, false, true])
    #expect(NextFlights(site).rows(.arrival, limit: 5, from: Place(of: .welcome)).isEmpty)
  }
}
