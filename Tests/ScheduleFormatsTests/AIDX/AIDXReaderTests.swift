import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("AIDX messages")
struct AIDXReaderTests {
  /// What a leg is after some messages, each with its stamp, in every order of their files.
  func lines(
    _ messages: [(stamp: String, leg: String)],
    _ changes: FormatReading.Changes = FormatReading.Changes()
  ) throws -> [String] {
    var lines: [String]?
    for order in [Array(messages.indices), messages.indices.reversed()] {
      var files: [String: String] = [:]
      for (place, index) in order.enumerated() {
        let (stamp, leg) = messages[index]
        files["\(place).xml"] = FormatText.message(leg, stamp: stamp)
      }
      let reading = try FormatReading(folder: files, changes)
      #expect(reading.told == "")
      let found = reading.flights.map(FormatReading.line)
      if let lines { #expect(lines == found) }
      lines = found
    }
    return lines ?? []
  }

  static let start = "departure, RL 618, BOS, 2026-11-30T09:40-05:00"

  @Test("messages are merged in the order of their stamps, whatever their files are called")
  func order() throws {
    let gates = ["19A", "21B", "22"].map {
      FormatText.leg(
        data: FormatText.resources("Departure", "<PassengerGate>\($0)</PassengerGate>")
      )
    }
    #expect(
      try lines([
        ("2026-11-30T09:28:41.1977952+01:00", gates[0]), ("2026-11-30T08:28:41.2Z", gates[1]),
        ("2026-11-30T08:28:41.1", gates[2]),
      ]) == ["\(Self.start), status scheduled, gate 21B"]
    )
  }

  @Test("what a message does not tell stays, and what it takes back by xsi:nil goes")
  func partial() throws {
    let full = FormatText.leg(
      data: FormatText.time("OFB", "EST", "2026-11-30T15:00:00Z")
        + FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
        + "<RemarkFreeText>Late</RemarkFreeText>"
    )
    let empty = FormatText.leg(
      scheduled: nil,
      data: "<RemarkFreeText/>" + FormatText.resources("Departure", "<PassengerGate/>")
    )
    let taken = FormatText.leg(
      scheduled: nil,
      data: "<OperationTime OperationQualifier='OFB' TimeType='EST' xsi:nil='true'/>"
        + "<RemarkFreeText x:nil='1'/>"
        + FormatText.resources("Departure", "<PassengerGate xsi:nil='true'/>")
    )
    let line =
      "\(Self.start), estimated 2026-11-30T10:00-05:00, status scheduled, gate A4, remark Late"
    #expect(try lines([("2026-11-30T08:00Z", full), ("2026-11-30T08:01Z", empty)]) == [line])
    #expect(
      try lines([("2026-11-30T08:00Z", full), ("2026-11-30T08:01Z", taken)]) == [
        "\(Self.start), status scheduled"
      ]
    )
  }

  @Test(
    "a leg that is deleted or hidden goes, and comes back when it is told of again",
    arguments: [
      FormatText.leg(rest: " SpecialAction='Delete'"),
      FormatText.leg(data: "<SpecialAction>delete</SpecialAction>"),
      FormatText.leg(data: "<a:ControlData DataOperationType='Delete'/>"),
      FormatText.leg(rest: " SpecialAction='DoNotDisplay'"),
      FormatText.leg(rest: " DoNotDisplay='true'"),
      FormatText.leg(data: "<DoNotDisplay>1</DoNotDisplay>"),
    ]
  )
  func removal(leg: String) throws {
    let gate = FormatText.leg(
      data: FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
    )
    let other = FormatText.leg("RL", "620")
    let otherLine = "departure, RL 620, BOS, 2026-11-30T09:40-05:00, status scheduled"
    #expect(
      try lines([
        ("2026-11-30T08:00Z", gate), ("2026-11-30T08:00Z", other), ("2026-11-30T08:01Z", leg),
      ]).sorted() == [otherLine]
    )
    let back = FormatText.leg(data: "<DoNotDisplay>false</DoNotDisplay>")
    let isDeleted = leg.lowercased().contains("delete")
    #expect(
      try lines([
        ("2026-11-30T08:00Z", gate), ("2026-11-30T08:01Z", leg), ("2026-11-30T08:02Z", back),
      ]) == ["\(Self.start), status scheduled" + (isDeleted ? "" : ", gate A4")]
    )
  }

  @Test("what is shown first is a cancellation, then what displays show, then the leg's state")
  func statuses() throws {
    func status(_ data: String) throws -> String? {
      let reading = try FormatReading(.aidx, FormatText.message(FormatText.leg(data: data)))
      #expect(reading.told == "")
      return reading.flights.first.map {
        $0.status.code == .unknown ? $0.status.text ?? "" : $0.status.code.rawValue
      }
    }
    func operational(_ code: String, scope: String = "") -> String {
      "<OperationalStatus\(scope)>\(code)</OperationalStatus>"
    }
    let gone = FormatText.time("OFB", "ACT", "2026-11-30T14:41:00Z")
    #expect(try status("") == "scheduled")
    #expect(try status(gone) == "departed")
    #expect(try status(operational("OP") + gone) == "departed")
    #expect(try status(operational("OP") + FormatText.shown("BST")) == "boarding")
    #expect(try status(operational("OP") + FormatText.shown("GCL")) == "gate-closed")
    #expect(try status(operational("OP") + FormatText.shown("BEN")) == "gate-closed")
    #expect(try status(operational("OP") + FormatText.shown("SCT")) == "scheduled")
    #expect(try status(operational("OP") + FormatText.shown("GCO")) == "GCO")
    #expect(try status(operational("DX") + FormatText.shown("BST")) == "cancelled")
    #expect(try status(operational("DX", scope: " FlightLegScope='Arrival'")) == "scheduled")
    #expect(try status(operational("DX", scope: " FlightLegScope='Departure'")) == "cancelled")
    #expect(try status("<RemarkFreeText>FCT</RemarkFreeText>") == "final-call")
    #expect(
      try status("<PublicStatus>DEL</PublicStatus>" + operational("OP") + gone) == "delayed"
    )
  }

  @Test("a source's own words for a status win")
  func words() throws {
    let reading = try FormatReading(
      .aidx,
      FormatText.message(FormatText.leg(data: FormatText.shown("GCO"))),
      FormatReading.Changes(statusWords: ["gco": "go-to-gate"])
    )
    #expect(reading.flights.map(\.status) == [Status(.goToGate)])
  }

  @Test("the route, what passengers use, and the number that they are shown")
  func fields() throws {
    let data = """
      <AssociatedFlightLegSchedule><DepartureAirport>JFK</DepartureAirport>\
      <ArrivalAirport>BOS</ArrivalAirport></AssociatedFlightLegSchedule>
      <AssociatedFlightLegSchedule><DepartureAirport>KEF</DepartureAirport>\
      <ArrivalAirport>LHR</ArrivalAirport></AssociatedFlightLegSchedule>
      <AssociatedFlightLegSchedule><DepartureAirport>BOS</DepartureAirport>\
      <ArrivalAirport>KEF</ArrivalAirport></AssociatedFlightLegSchedule>
      <AssociatedFlightLegAircraft><Airline>ZZ</Airline></AssociatedFlightLegAircraft>
      \(FormatText.resources("Departure", "<PassengerGate>A1</PassengerGate>", usage: "Planned"))
      \(FormatText.resources("Departure", """
        <PassengerGate RepeatIndex="2">A5</PassengerGate><PassengerGate RepeatIndex="1">A4\
        </PassengerGate><PublicTerminal>4</PublicTerminal><PublicTerminal>4</PublicTerminal>\
        <BaggageClaimUnit>9</BaggageClaimUnit>
        """))
      \(FormatText.resources("Arrival", "<PassengerGate>Z9</PassengerGate>"))
      <PublicFlightDisplay><AirlineType>NQ</AirlineType><FlightNumber>9618</FlightNumber>\
      </PublicFlightDisplay>
      </LegData><TPA_Extension><n:ResourceAllocation ResourceType="CHECK_IN_DESK">\
      <n:ResourceName>C9</n:ResourceName><n:ResourceName>C11</n:ResourceName>\
      <n:ResourceName>C10</n:ResourceName><n:ResourceName>SD02</n:ResourceName>\
      </n:ResourceAllocation><n:ResourceAllocation ResourceType="STAND">\
      <n:ResourceName>19L</n:ResourceName></n:ResourceAllocation></TPA_Extension><LegData>
      """
    let reading = try FormatReading(.aidx, FormatText.message(FormatText.leg(data: data)))
    #expect(
      reading.text == """
        departure, NQ 9618, LHR, 2026-11-30T09:40-05:00, status scheduled, terminal 4, \
        gate A4, A5, desks C9-C11, SD02, via BOS KEF

        """
    )
  }

  @Test(
    "a way of very many legs is followed from each airport to the next",
    arguments: [true, false]
  )
  func longWay(departs: Bool) throws {
    let count = 20_000
    func airport(_ number: Int) -> String { number == 0 ? "BOS" : "P\(number)" }
    // The last leg stands first.
    let legs = (0..<count).reversed().map { number in
      let ends = (airport(number), airport(number + 1))
      let (from, to) = departs ? ends : (ends.1, ends.0)
      return "<AssociatedFlightLegSchedule><DepartureAirport>\(from)</DepartureAirport>"
        + "<ArrivalAirport>\(to)</ArrivalAirport></AssociatedFlightLegSchedule>"
    }
    let leg = FormatText.leg(
      from: departs ? "JFK" : "BOS",
      to: departs ? "BOS" : "JFK",
      data: legs.joined()
    )
    let flight = try #require(try FormatReading(.aidx, FormatText.message(leg)).flights.first)
    #expect(flight.airport.name == "P20000")
    #expect(flight.via.count == count)
    #expect(flight.via.prefix(2) == (departs ? ["BOS", "P1"] : ["P19999", "P19998"]))
  }

  @Test("a flight that was to come here and goes elsewhere is diverted, not gone")
  func diverted() throws {
    let leg = FormatText.leg(
      from: "LAX",
      to: "BOS",
      data: "<PlannedArrivalAptHistory>JFK</PlannedArrivalAptHistory>"
    )
    let reading = try FormatReading(.aidx, FormatText.message(leg))
    #expect(
      reading.text == "arrival, RL 618, LAX, 2026-11-30T09:40-05:00, status diverted\n"
    )
  }

  @Test(
    "a diverted flight takes the place of the one that was planned, whichever message comes first",
    arguments: [nil, "2026-11-30T14:40:00Z", "2026-11-30T14:55:00Z"] as [String?],
    [false, true]
  )
  func divertedFromPlan(scheduled: String?, isReversed: Bool) throws {
    let plan = FormatText.message(
      FormatText.leg(
        from: "LAX",
        to: "JFK",
        data: FormatText.time("ONB", "EST", "2026-11-30T15:10:00Z")
      ),
      stamp: "2026-11-30T08:00:00Z"
    )
    let diversion = FormatText.message(
      FormatText.leg(
        from: "LAX",
        to: "BOS",
        scheduled: scheduled,
        data: "<PlannedArrivalAptHistory>JFK</PlannedArrivalAptHistory>"
      ),
      stamp: "2026-11-30T12:00:00Z"
    )
    let messages = isReversed ? [diversion, plan] : [plan, diversion]
    let reading = try FormatReading(.aidx, "<all>\(messages.joined())</all>")
    let time = scheduled == "2026-11-30T14:55:00Z" ? "09:55" : "09:40"
    #expect(
      reading.text == "arrival, RL 618, LAX, 2026-11-30T\(time)-05:00, status diverted\n"
    )
  }

  @Test("a departure that goes on to another airport is one row, with what was told of it")
  func divertedDeparture() throws {
    let gate = FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
    let plan = FormatText.message(FormatText.leg(to: "LHR", data: gate))
    let diversion = FormatText.message(
      FormatText.leg(
        to: "KEF",
        scheduled: nil,
        data: "<PlannedArrivalAptHistory>LHR</PlannedArrivalAptHistory>"
          + FormatText.time("TKO", "ACT", "2026-11-30T14:52:00Z")
      ),
      stamp: "2026-11-30T16:00:00Z"
    )
    let reading = try FormatReading(.aidx, "<all>\(plan)\(diversion)</all>")
    #expect(
      reading.text == """
        departure, RL 618, KEF, 2026-11-30T09:40-05:00, actual 2026-11-30T09:52-05:00, \
        status departed, gate A4

        """
    )
  }
}
