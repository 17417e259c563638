import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("How a flight is drawn")
struct FlightDrawingTests {
  static func facts(now: String = "2026-11-30T16:10") throws -> FlightFacts {
    FlightFacts(
      words: try Sample.words(),
      delayThreshold: 900,
      farZones: [:],
      now: try Sample.time(now).instant
    )
  }

  static func flown(
    _ direction: Direction,
    _ status: StatusCode,
    minutes: Int?,
    now: String
  ) throws -> String? {
    let flight = try Sample.flight("2026-11-30T15:10", status, direction: direction) {
      $0.flightMinutes = minutes
    }
    return try FlightModel(flight, in: facts(now: now)).value("flown").text
  }

  @Test("a departure has flown what the clock says since it left, up to all of it")
  func departure() throws {
    #expect(try Self.flown(.departure, .onTime, minutes: 120, now: "2026-11-30T15:00") == "0")
    #expect(try Self.flown(.departure, .departed, minutes: 120, now: "2026-11-30T15:40") == "25")
    #expect(try Self.flown(.departure, .departed, minutes: 120, now: "2026-11-30T19:40") == "100")
    #expect(try Self.flown(.departure, .boarding, minutes: 120, now: "2026-11-30T15:40") == "0")
    #expect(try Self.flown(.departure, .delayed, minutes: 120, now: "2026-11-30T15:40") == "0")
  }

  @Test("an arrival has flown what is not left until it is here")
  func arrival() throws {
    #expect(try Self.flown(.arrival, .onTime, minutes: 100, now: "2026-11-30T13:00") == "0")
    #expect(try Self.flown(.arrival, .enRoute, minutes: 100, now: "2026-11-30T14:45") == "75")
    #expect(try Self.flown(.arrival, .landed, minutes: nil, now: "2026-11-30T15:00") == "100")
  }

  @Test("nobody can say how far, where the flying time is not known or the flight goes elsewhere")
  func unknown() throws {
    #expect(try Self.flown(.departure, .onTime, minutes: nil, now: "2026-11-30T15:00") == "0")
    #expect(try Self.flown(.departure, .departed, minutes: nil, now: "2026-11-30T15:40") == nil)
    #expect(try Self.flown(.arrival, .onTime, minutes: nil, now: "2026-11-30T15:00") == nil)
    #expect(try Self.flown(.departure, .cancelled, minutes: 60, now: "2026-11-30T15:40") == nil)
    #expect(try Self.flown(.arrival, .diverted, minutes: 60, now: "2026-11-30T15:00") == nil)
  }

  @Test(
    "a state is drawn by its lateness, but never as on time when it is delayed or diverted",
    arguments: [
      (.onTime, nil, "on-time"), (.delayed, nil, "late"),
      (.delayed, "2026-11-30T15:20", "late"), (.delayed, "2026-11-30T16:20", "very-late"),
      (.diverted, nil, "very-late"), (.cancelled, nil, "cancelled"),
      (.early, "2026-11-30T15:05", "early"),
    ] as [(StatusCode, String?, String)]
  )
  func appearance(status: StatusCode, estimated: String?, appearance: String) throws {
    let flight = try Sample.flight(estimated: estimated, status)
    let model = FlightModel(flight, in: try Self.facts())
    #expect(try model.value("appearance").text == appearance)
  }

  @Test("the status line has the minutes of a delay that is known")
  func statusLine() throws {
    func line(_ status: StatusCode, _ estimated: String?) throws -> String? {
      let flight = try Sample.flight(estimated: estimated, status)
      return try FlightModel(flight, in: Self.facts()).value("statusLine").text
    }
    #expect(try line(.delayed, "2026-11-30T15:20") == "Delayed 10 min")
    #expect(try line(.delayed, nil) == "Delayed")
    #expect(try line(.boarding, "2026-11-30T15:20") == "Boarding")
  }

  @Test(
    "a day's slip is read in words",
    arguments: [
      (0, nil), (1, "next day"), (-1, "day before"), (3, "3 days later"), (-2, "2 days earlier"),
    ] as [(Int, String?)]
  )
  func dayShift(days: Int, text: String?) throws {
    #expect(try Sample.words().dayShift(days) == text)
  }

  @Test("a new time has the old one in words, and the next day in the sentence")
  func was() throws {
    let flight = try Sample.flight(
      "2026-11-30T23:50",
      estimated: "2026-12-01T00:20",
      .delayed
    )
    let model = FlightModel(flight, in: try Self.facts())
    #expect(try model.value("wasText").text == "was 11:50 PM")
    #expect(try model.value("dayShiftText").text == "next day")
    #expect(
      try model.value("sentence").text
        == "12:20 AM, was 11:50 PM, next day, Delayed, RL 618 To Boston"
    )
    #expect(try FlightModel(Sample.flight(), in: Self.facts()).value("wasText").text == nil)
  }

  @Test("an airport that is only a name again is not named twice, and long cities are known")
  func names() throws {
    let model = FlightModel(try Sample.flight(), in: try Self.facts())
    #expect(try model.flags(["hasAirportName", "isCityLong"]) == ["hasAirportName"])
    let plain = try Sample.flight {
      $0.airport = Airport(code: nil, name: "Upper Hilltop Meadow", city: "Upper Hilltop Meadow")
    }
    #expect(
      try FlightModel(plain, in: Self.facts()).flags(["hasAirportName", "isCityLong"])
        == ["isCityLong"]
    )
  }

  @Test(
    "a display sets a city smaller by its letters, of which square ones count twice",
    arguments: [
      ("San Francisco", []), ("Salt Lake City", ["isCityLong"]), ("ハワイ島ヒロ", []),
      ("サンフランシスコ", ["isCityLong"]), ("Anchorage and the Kenai Peninsu", Self.both),
    ]
  )
  func cityLength(city: String, flags: [String]) throws {
    let flight = try Sample.flight { $0.airport = Airport(code: nil, name: city, city: city) }
    let model = FlightModel(flight, in: try Self.facts())
    #expect(try model.flags(Self.both) == flags)
  }

  private static let both = ["isCityLong", "isCityVeryLong"]
}
