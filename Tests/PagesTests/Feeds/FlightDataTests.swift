import Schedule
import Testing

@testable import Pages

@Suite("A flight in a day's data")
struct FlightDataTests {
  private func json(
    _ flight: Flight,
    language: String = "en-US",
    mark: (String, String)? = nil,
    farZone: String? = nil
  ) throws -> String {
    var zones: [String: AirportZone] = [:]
    if let farZone { zones[farZone] = AirportZone(identifier: farZone) }
    let facts = FlightFacts(
      words: try Sample.words(language: language),
      delayThreshold: 900,
      farZones: zones,
      now: Instant(unixSeconds: 0)
    )
    let data = FlightData(
      model: FlightModel(flight, in: facts),
      page: "rl618.html",
      dayMark: mark?.0,
      dayMarkText: mark?.1,
      hour: "3 PM"
    )
    return written { buffer in
      var json = JSONWriter()
      data.write(with: &json, into: &buffer)
    }
  }

  private static let identity = #"""
    "page":"rl618.html","direction":"departure","designator":"RL 618","airline":"RL",\#
    "airlineName":"Ridgeline","airport":"BOS","city":"Boston",
    """#

  @Test("on time: its figures and half of the day, and no new time")
  func onTime() throws {
    #expect(
      try json(Sample.flight()) == #"""
        {"id":"rl618-2026-11-30T15:10",\#(Self.identity)\#
        "scheduled":"2026-11-30T15:10-05:00","scheduledClock":"3:10","scheduledPeriod":"PM",\#
        "expected":"2026-11-30T15:10-05:00","expectedClock":"3:10","expectedPeriod":"PM",\#
        "expectedDate":"Nov 30","expectedUnix":1796069400,"isRevised":false,"isOpenEnded":false,\#
        "hour":"3 PM",\#
        "status":"on-time","statusText":"On Time","statusLine":"On Time","lateness":"on-time",\#
        "appearance":"on-time","terminal":null,"gate":null,"belt":null,"checkIn":null,\#
        "codeshares":[],"sentence":"3:10 PM, On Time, RL 618 To Boston"}
        """#
    )
  }

  @Test("late over midnight: what is struck through, by how much, and the marks of row and page")
  func late() throws {
    let flight = try Sample.flight(
      "2026-11-30T23:55",
      estimated: "2026-12-01T00:20",
      .delayed
    ) {
      $0.gate = "A4"
      $0.codeshares = ["NQ 2618"]
    }
    #expect(
      try json(flight, mark: ("Nov 30", "Nov 30")) == #"""
        {"id":"rl618-2026-11-30T23:55",\#(Self.identity)\#
        "scheduled":"2026-11-30T23:55-05:00","scheduledClock":"11:55","scheduledPeriod":"PM",\#
        "expected":"2026-12-01T00:20-05:00","expectedClock":"12:20","expectedPeriod":"AM",\#
        "expectedDate":"Dec 1","expectedUnix":1796102400,"isRevised":true,\#
        "wasText":"was 11:55 PM","isOpenEnded":false,"hour":"3 PM","dayMark":"Nov 30",\#
        "dayMarkText":"Nov 30",\#
        "dayShift":"+1","dayShiftText":"next day",\#
        "status":"delayed","statusText":"Delayed","statusLine":"Delayed 25 min",\#
        "lateness":"very-late","appearance":"very-late","terminal":null,"gate":"A4","belt":null,\#
        "checkIn":null,"codeshares":["NQ 2618"],\#
        "sentence":"12:20 AM, was 11:55 PM, next day, Delayed, RL 618 To Boston, gate A4"}
        """#
    )
  }

  @Test("a clock of 24 hours has no halves of the day; a language's own figures are the page's")
  func twentyFourHours() throws {
    let german = try json(Sample.flight("2026-11-30T06:05"), language: "de-DE")
    #expect(german.contains(#""scheduledClock":"06:05","expected":"2026-11-30T06:05-05:00","#))
    #expect(german.contains(#""expectedClock":"06:05","expectedDate":"30. Nov.","#))
    #expect(!german.contains("Period"))
    let finnish = try json(Sample.flight("2026-11-30T06:05"), language: "fi-FI")
    #expect(finnish.contains(#""expectedClock":"06.05","#))
  }

  @Test(
    "only what is delayed with no new time has no end; a few seconds are none",
    arguments: [
      (nil, .delayed, true, false, "late"),
      ("2026-11-30T15:10:30", .delayed, true, false, "late"),
      ("2026-11-30T15:11", .delayed, false, true, "late"),
      (nil, .onTime, false, false, "on-time"),
      ("2026-11-30T15:40", .cancelled, false, false, "cancelled"),
    ] as [(String?, StatusCode, Bool, Bool, String)]
  )
  func openEnded(
    estimated: String?,
    status: StatusCode,
    isOpen: Bool,
    isRevised: Bool,
    appearance: String
  ) throws {
    let text = try json(Sample.flight(estimated: estimated, status))
    #expect(text.contains(#""isOpenEnded":\#(isOpen),"#))
    #expect(text.contains(#""isRevised":\#(isRevised),"#))
    #expect(text.contains(#""wasText""#) == isRevised)
    #expect(text.contains(#""appearance":"\#(appearance)","#))
  }

  @Test("the other end's time, and its mark, where the time in the air is known")
  func farEnd() throws {
    func landing(after minutes: Int, _ status: StatusCode = .onTime) throws -> String {
      let flight = try Sample.flight("2026-11-30T15:10", status) {
        $0.airport.zoneIdentifier = "America/Chicago"
        $0.flightMinutes = minutes
      }
      return try json(flight, farZone: "America/Chicago")
    }
    #expect(
      try landing(after: 180).contains(
        #""hour":"3 PM","farTime":"2026-11-30T17:10-06:00","farClock":"5:10","farPeriod":"PM","status""#
      )
    )
    #expect(
      try landing(after: 600).contains(
        #""farClock":"12:10","farPeriod":"AM","farDayShift":"+1","farDayShiftText":"next day","status""#
      )
    )
    #expect(try !landing(after: 180, .cancelled).contains("far"))
  }

  @Test("a cancelled flight names no gate and no belt")
  func cancelled() throws {
    let text = try json(
      Sample.flight("2026-11-30T15:10", .cancelled) {
        $0.gate = "A4"
        $0.belt = "3"
      }
    )
    #expect(text.contains(#""gate":null,"belt":null,"#))
    #expect(text.contains(#""sentence":"3:10 PM, Cancelled, RL 618 To Boston"}"#))
  }
}
