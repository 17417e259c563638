import Mustache
import Schedule
import Templates
import Testing

@testable import Pages

@Suite("A flight as templates see it")
struct FlightModelTests {
  /// A flight's model with its own threshold of fifteen minutes.
  private func model(_ flight: Flight, farZones: [String] = []) throws -> FlightModel {
    var zones: [String: AirportZone] = [:]
    for name in farZones { zones[name] = AirportZone(identifier: name) }
    return FlightModel(
      flight,
      in: FlightFacts(
        words: try Sample.words(),
        delayThreshold: 900,
        farZones: zones,
        now: Instant(unixSeconds: 0)
      )
    )
  }

  /// The Booleans about lateness.
  private static let states = [
    "isEarly", "isOnTime", "isLate", "isVeryLate", "isDelayed", "isCancelled",
  ]

  @Test(
    "each state has its Booleans, its word and its minutes",
    arguments: [
      (nil, .onTime, ["isOnTime"], "on-time", "On Time", 0),
      ("2026-11-30T15:09", .early, ["isEarly"], "early", "Early", -1),
      ("2026-11-30T15:11", .delayed, ["isLate", "isDelayed"], "late", "Delayed", 1),
      ("2026-11-30T15:25", .delayed, ["isLate", "isDelayed"], "late", "Delayed", 15),
      ("2026-11-30T15:26", .delayed, ["isVeryLate", "isDelayed"], "very-late", "Delayed", 16),
      ("2026-11-30T15:40", .cancelled, ["isCancelled"], "cancelled", "Cancelled", 0),
      ("2026-11-30T15:40", .diverted, ["isVeryLate", "isDelayed"], "very-late", "Diverted", 30),
    ] as [(String?, StatusCode, [String], String, String, Int)]
  )
  func states(
    estimated: String?,
    status: StatusCode,
    flags: [String],
    lateness: String,
    word: String,
    minutes: Int
  ) throws {
    let model = try model(Sample.flight(estimated: estimated, status))
    #expect(try model.flags(Self.states) == flags)
    #expect(try model.value("lateness").text == lateness)
    #expect(try model.value("status").text == status.rawValue)
    #expect(try model.value("statusText").text == word)
    #expect(try model.value("minutesLate").text == "\(minutes)")
  }

  @Test("a status that is not known is told as it came")
  func unknownStatus() throws {
    let model = try model(Sample.flight { $0.status = Status(data: "NOP") })
    #expect(try model.value("status").text == "unknown")
    #expect(try model.value("statusText").text == "NOP")
  }

  @Test("a flight on time has no revised time")
  func onTime() throws {
    let model = try model(Sample.flight())
    #expect(model.scheduled === model.expected)
    #expect(model.revised == nil)
    #expect(model.dayShift == nil)
    #expect(model.sentence == "3:10 PM, On Time, RL 618 To Boston")
  }

  @Test("a revised time is told beside the scheduled one")
  func revised() throws {
    let flight = try Sample.flight(estimated: "2026-11-30T15:40", .delayed) { $0.gate = "A4" }
    let model = try model(flight)
    #expect(try model.value("revised").record(TimeModel.self).value("time").text == "3:40 PM")
    #expect(try model.value("scheduled").record(TimeModel.self).value("time").text == "3:10 PM")
    #expect(
      try model.value("sentence").text
        == "3:40 PM, was 3:10 PM, Delayed, RL 618 To Boston, gate A4"
    )
  }

  @Test("seconds that a board does not show make no revised time")
  func seconds() throws {
    let model = try model(Sample.flight(actual: "2026-11-30T15:10:30", .departed))
    #expect(model.revised == nil)
    #expect(model.sentence == "3:10 PM, Departed, RL 618 To Boston")
    #expect(model.expected.unix == model.scheduled.unix + 30)
  }

  @Test(
    "a flight over midnight says how many days",
    arguments: [
      ("2026-11-30T23:55", "2026-12-01T00:05", "+1"),
      ("2026-11-30T00:05", "2026-11-29T23:58", "−1"),
      ("2026-11-29T23:00", "2026-12-01T00:30", "+2"),
      ("2026-11-30T10:00", "2026-11-30T23:59", nil),
    ]
  )
  func dayShift(scheduled: String, estimated: String, shift: String?) throws {
    let model = try model(Sample.flight(scheduled, estimated: estimated))
    #expect(model.dayShift == shift)
    #expect(try model.value("dayShift").text == shift)
  }

  @Test("a cancelled flight has its scheduled time, and no gate whatever its data says")
  func cancelled() throws {
    let flight = try Sample.flight(estimated: "2026-12-01T15:40", .cancelled) {
      $0.gate = "A4"
      $0.flightMinutes = 60
    }
    let model = try model(flight, farZones: ["America/New_York"])
    #expect(model.revised == nil)
    #expect(model.dayShift == nil)
    #expect(model.farTime == nil)
    #expect(try model.value("gate").text == nil)
    #expect(try model.value("hasGate").flag == false)
    #expect(model.sentence == "3:10 PM, Cancelled, RL 618 To Boston")
  }

  @Test("what it is called")
  func names() throws {
    let departure = try model(Sample.flight())
    let arrival = try model(
      Sample.flight(direction: .arrival) { $0.airline.name = nil }
    )
    #expect(try departure.value("designator").text == "RL 618")
    #expect(try departure.value("flightName").text == "RL 618")
    #expect(try departure.value("boardName").text == "RL 618 To Boston")
    #expect(try departure.value("fromTo").text == "To")
    #expect(try departure.value("direction").text == "departure")
    #expect(try departure.value("airline").text == "Ridgeline")
    #expect(
      try departure.flags(["isArrival", "isDeparture", "hasAirlineName"]) == [
        "isDeparture", "hasAirlineName",
      ]
    )
    #expect(try arrival.value("boardName").text == "RL 618 From Boston")
    #expect(try arrival.value("fromTo").text == "From")
    #expect(try arrival.value("direction").text == "arrival")
    #expect(try arrival.value("airline").text == "RL")
    #expect(try arrival.flags(["isArrival", "isDeparture", "hasAirlineName"]) == ["isArrival"])
  }

  /// The optional facts with the Booleans that tell whether they are there.
  private static let facts = [
    ("terminal", "hasTerminal"), ("gate", "hasGate"), ("belt", "hasBelt"),
    ("checkIn", "hasCheckIn"), ("aircraft", "hasAircraft"), ("remark", "hasRemark"),
    ("codeshares", "hasCodeshares"), ("via", "hasVia"), ("history", "hasHistory"),
  ]

  @Test("a fact that is absent is absent, and its Boolean false", arguments: facts)
  func absent(fact: String, flag: String) throws {
    let model = try model(Sample.flight())
    #expect(try model.value(fact).text == nil)
    #expect(try model.value(flag).flag == false)
  }

  @Test("a fact that is there is told, and its Boolean true")
  func present() throws {
    let flight = try Sample.flight {
      $0.terminal = "A"
      $0.gate = "A4"
      $0.belt = "3"
      $0.checkIn = "12–15"
      $0.aircraft = "Airbus A319"
      $0.remark = "Meals *on board* <b>"
      $0.codeshares = ["NQ 2618"]
      $0.via = ["ORD"]
      $0.history = [HistoryEntry(date: $0.scheduledDate.adding(days: -1), outcome: .onTime)]
    }
    let model = try model(flight)
    #expect(try model.flags(Self.facts.map(\.1)) == Self.facts.map(\.1))
    #expect(try model.value("terminal").text == "A")
    #expect(try model.value("gate").text == "A4")
    #expect(try model.value("belt").text == "3")
    #expect(try model.value("checkIn").text == "12–15")
    #expect(try model.value("aircraft").text == "Airbus A319")
    #expect(
      try model.value("remark").text == "<p>Meals <em>on board</em> &lt;b&gt;</p>\n"
    )
    #expect(try model.value("airportCode").text == "BOS")
    #expect(try model.value("city").text == "Boston")
    #expect(try model.value("airport").text == "Logan International Airport")
  }

  @Test(
    "the time at the other end is on its own clock, before an arrival and after a departure",
    arguments: [
      (.departure, nil, "2026-11-30T17:10-06:00"), (.arrival, nil, "2026-11-30T11:10-06:00"),
      (.departure, "2026-11-30T15:40", "2026-11-30T17:40-06:00"),
    ] as [(Direction, String?, String)]
  )
  func farTime(direction: Direction, estimated: String?, iso: String) throws {
    let flight = try Sample.flight(estimated: estimated, direction: direction) {
      $0.airport.zoneIdentifier = "America/Chicago"
      $0.flightMinutes = 180
    }
    #expect(try model(flight, farZones: ["America/Chicago"]).farTime?.iso == iso)
  }

  @Test("without a zone or the time in the air the other end's time is not known")
  func noFarTime() throws {
    let zoneless = try Sample.flight {
      $0.airport.zoneIdentifier = nil
      $0.flightMinutes = 60
    }
    #expect(try model(zoneless, farZones: ["America/New_York"]).farTime == nil)
    #expect(try model(Sample.flight(), farZones: ["America/New_York"]).farTime == nil)
  }
}
