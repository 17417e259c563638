import Diagnostics
import Schedule
import ScheduleFormats
import Testing

extension FormatUpdateTests {
  @Test("AIDX changes flights, and a leg that is deleted goes")
  func aidx() throws {
    let legs =
      FormatText.leg(
        data: FormatText.time("OFB", "EST", "2026-11-30T15:00:00Z")
          + FormatText.resources("Departure", "<PassengerGate>B2</PassengerGate>")
          + FormatText.shown("BST")
      )
      + FormatText.leg(
        "NQ",
        "21",
        to: "ORD",
        scheduled: "2026-11-30T22:15:00Z",
        data: "<OperationalStatus>DX</OperationalStatus>"
      )
    let (lines, told) = try updated(.aidx, FormatText.message(legs))
    #expect(told == "")
    #expect(lines == Self.changed)
    let deleted = try updated(
      .aidx,
      FormatText.message(
        FormatText.leg("RL", "620", scheduled: nil, rest: " SpecialAction='Delete'")
          + FormatText.leg("RL", "999", scheduled: nil, rest: " SpecialAction='Delete'")
      )
    )
    #expect(deleted.told == "")
    #expect(deleted.lines == [Self.lines[0], Self.lines[2], Self.lines[3]])
    let unknown = try updated(.aidx, FormatText.message(FormatText.leg("RL", "622")))
    #expect(
      unknown.told == """
        flights.xml:2:1: warning: the schedule has no flight 'RL 622' on 2026-11-30; \
        the update is left out; look at its airline, number and day

        """
    )
    #expect(try updated(.aidx, FormatText.message("")).lines == Self.lines)
  }

  @Test("AIDX tells which legs of other service types it has left out")
  func aidxServiceTypes() throws {
    var flights = try Reading(Self.schedule).flights
    let freight = FormatText.leg(
      data: "<ServiceType>F</ServiceType>" + FormatText.shown("BST")
    )
    let source = SourceText(path: "flights.xml", text: FormatText.message(freight))
    let reading = try FormatReading.reader(.aidx).update(&flights, from: source)
    #expect(
      reading.notes.map(\.message) == ["flights.xml: 1 leg of service type 'F' is left out"]
    )
    #expect(reading.count == 0)
    #expect(flights.map(FormatReading.line) == Self.lines)
  }

  static let nights =
    "\(Reading.header)\nD,RL,618,BOS,2026-11-30T23:30\n"
    + "D,RL,618,BOS,2026-12-01T23:30\nA,RL,617,BOS,2026-12-01T23:30\n"

  /// A leg without its planned time.
  func bare(_ date: String, _ data: String = "", rest: String = "") -> String {
    FormatText.message(FormatText.leg(date: date, scheduled: nil, rest: rest, data: data))
  }

  @Test("AIDX without a planned time means the flight that can be at the time that is told")
  func aidxEstimate() throws {
    let tonight = "departure, RL 618, BOS, 2026-11-30T23:30-05:00"
    let next = "departure, RL 618, BOS, 2026-12-01T23:30-05:00, status scheduled"
    let other = "arrival, RL 617, BOS, 2026-12-01T23:30-05:00, status scheduled"
    // The day of UTC, and that of the airport.
    for date in ["2026-12-01", "2026-11-30"] {
      let late = try updated(
        .aidx,
        bare(date, FormatText.time("OFB", "EST", "2026-12-01T05:40Z")),
        of: Self.nights
      )
      #expect(late.told == "")
      #expect(
        late.lines == [
          "\(tonight), estimated 2026-12-01T00:40-05:00, status scheduled", next, other,
        ]
      )
    }
    let day = try updated(
      .aidx,
      bare("2026-11-30", FormatText.time("OFB", "EST", "2026-11-30T23:00Z")),
      of: "\(Reading.header)\nD,RL,618,BOS,2026-11-30T09:40\nD,RL,618,BOS,2026-11-30T17:40\n"
    )
    #expect(
      day.told == """
        flights.xml:2:1: warning: the schedule has 2 flights 'RL 618' about 2026-11-30; \
        the update is left out; add 'direction', 'airport', 'scheduled' or 'id'

        """
    )
  }

  @Test("AIDX without any time means the flight of its first day, if that is one's alone")
  func aidxDay() throws {
    let gate = FormatText.resources("Departure", "<PassengerGate>B2</PassengerGate>")
    let local = try updated(.aidx, bare("2026-11-30", gate), of: Self.nights)
    #expect(local.told == "")
    #expect(local.lines[0].hasSuffix(", gate B2"))
    #expect(!local.lines[1].contains("B2"))
    // UTC's first of December is that of tonight's flight, New York's that of the next.
    let utc = try updated(.aidx, bare("2026-12-01", gate), of: Self.nights)
    #expect(
      utc.told == """
        flights.xml:2:1: warning: the schedule has 2 flights 'RL 618' about 2026-12-01; \
        the update is left out; add 'direction', 'airport', 'scheduled' or 'id'

        """
    )
    #expect(utc.lines.allSatisfy { !$0.contains("B2") })
  }

  @Test("no flight is removed on a guessed day")
  func aidxRemoval() throws {
    let lines = try updated(.aidx, FormatText.message(""), of: Self.nights).lines
    #expect(lines.count == 3)
    for date in ["2026-11-30", "2026-12-01", "2026-12-02"] {
      for rest in [" SpecialAction='Delete'", " DoNotDisplay='true'"] {
        let removed = try updated(.aidx, bare(date, rest: rest), of: Self.nights)
        #expect(removed.lines == lines)
        #expect(
          removed.told == """
            flights.xml:2:1: warning: this takes away a flight 'RL 618' about \(date) without \
            its planned time, and it can be another day's; the flight stays; tell the planned \
            time as well

            """
        )
      }
    }
    // The planned time that was told before the leg was deleted is still its own.
    let known = try updated(
      .aidx,
      FormatText.message(
        FormatText.leg(date: "2026-12-01", scheduled: "2026-12-01T04:30Z")
          + FormatText.leg(date: "2026-12-01", scheduled: nil, rest: " SpecialAction='Delete'")
      ),
      of: Self.nights
    )
    #expect(known.told == "")
    #expect(known.lines == Array(lines.dropFirst()))
  }
}
