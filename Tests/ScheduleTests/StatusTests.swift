import Schedule
import Testing

@Suite("Statuses")
struct StatusTests {
  @Test(
    "what airports' systems write is understood",
    arguments: [
      ("SCH", StatusCode.scheduled), ("S", .scheduled), ("OP", .scheduled), ("ONT", .onTime),
      ("On schedule", .onTime), ("EAR", .early), ("DEL", .delayed), ("CKO", .checkIn),
      ("CheckIn", .checkIn), ("Check-in open", .checkIn), ("CKC", .checkInClosed),
      ("CHC", .checkInClosed), ("WIL", .waitInLounge), ("Go to gate", .goToGate),
      ("GTO", .gateOpen), ("BRD", .boarding), ("BST", .boarding), ("FCT", .finalCall),
      ("GCL", .gateClosing), ("GTD", .gateClosed), ("DEP", .departed), ("D", .departed),
      ("TKO", .departed), ("OFB", .departed), ("AIR", .enRoute), ("ENR", .enRoute),
      ("EXP", .expected), ("FIR", .approaching), ("LND", .landed), ("TDN", .landed),
      ("LAN", .landed), ("FIB", .firstBag), ("ARR", .arrived), ("A", .arrived), ("ONB", .arrived),
      ("CNX", .cancelled), ("C", .cancelled), ("DX", .cancelled), ("canceled", .cancelled),
      ("DIV", .diverted), ("GCH", .gateChange), ("TOM", .tomorrow), ("New day", .tomorrow),
      ("dep", .departed), ("ON_TIME", .onTime), ("en route", .enRoute),
    ]
  )
  func spellings(text: String, code: StatusCode) {
    #expect(Status(data: text) == Status(code))
  }

  @Test("every code is understood as itself", arguments: StatusCode.allCases)
  func codes(code: StatusCode) {
    #expect(Status(data: code.rawValue).code == code)
  }

  @Test(
    "a text that is not known is kept as it came",
    arguments: ["NOP", "CanceledUncertain", "§"]
  )
  func unknown(text: String) {
    let status = Status(data: text)
    #expect(status.code == .unknown)
    #expect(status.text == text)
  }

  @Test("data that says nothing says that the flight is planned")
  func empty() {
    #expect(Status(data: "") == Status(.scheduled))
  }

  @Test(
    "the clock and the times say what a status of planning has become",
    arguments: [
      // Before its time.
      (StatusCode.scheduled, nil, "09:00", StatusCode.scheduled),
      (.scheduled, "10:00", "09:00", .onTime),
      (.scheduled, "10:14", "09:00", .onTime),
      (.scheduled, "10:15", "09:00", .delayed),
      (.scheduled, "09:59", "09:00", .early),
      (.onTime, "11:00", "09:00", .onTime),
      (.delayed, "11:00", "10:30", .delayed),
      // From its expected time on.
      (.scheduled, nil, "10:00", .departed),
      (.onTime, nil, "10:00", .departed),
      (.early, "09:50", "09:50", .departed),
      (.delayed, "11:00", "11:00", .departed),
      // What says more than the clock.
      (.boarding, nil, "10:30", .boarding),
      (.cancelled, nil, "10:30", .cancelled),
      (.diverted, nil, "10:30", .diverted),
      (.unknown, nil, "10:30", .unknown),
    ] as [(StatusCode, String?, String, StatusCode)]
  )
  func derived(code: StatusCode, estimated: String?, now: String, expected: StatusCode) throws {
    let flight = try Sample.flight(
      "1",
      "2026-11-30T10:00",
      estimated: estimated.map { "2026-11-30T\($0)" },
      code
    )
    let instant = try Sample.time("2026-11-30T\(now)").instant
    #expect(flight.derivedStatus(now: instant, delayThreshold: 900).code == expected)
  }

  @Test("an arrival whose time has come has arrived")
  func arrived() throws {
    let flight = try Sample.flight("1", "2026-11-30T10:00", direction: .arrival, .onTime)
    let now = try Sample.time("2026-11-30T10:00").instant
    #expect(flight.derivedStatus(now: now, delayThreshold: 900) == Status(.arrived))
  }

  @Test("a code fits one direction or both")
  func directions() {
    let one = { (direction: Direction) in
      StatusCode.allCases.filter { $0.fits(direction) && !$0.fits(direction.other) }
    }
    #expect(
      one(.departure) == [
        .checkIn, .checkInClosed, .waitInLounge, .goToGate, .gateOpen, .boarding, .finalCall,
        .gateClosing, .gateClosed,
      ]
    )
    #expect(one(.arrival) == [.approaching, .landed, .firstBag, .arrived])
    #expect(StatusCode.allCases.allSatisfy { $0.fits(.arrival) || $0.fits(.departure) })
  }
}

extension Direction {
  fileprivate var other: Direction { self == .arrival ? .departure : .arrival }
}
