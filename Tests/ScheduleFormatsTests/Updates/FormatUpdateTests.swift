import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Updates in AIDX, JSON and Norway's XML")
struct FormatUpdateTests {
  static let schedule = """
    \(Reading.header),gate
    D,RL,0618,BOS,2026-11-30T09:40,A4
    D,RL,620,BOS,2026-11-30T09:40,A5
    D,NQ,21,ORD,2026-11-30T07:15,
    D,NQ,21,ORD,2026-11-30T17:15,

    """

  func updated(
    _ format: FormatReading.Format,
    _ text: String,
    of schedule: String = FormatUpdateTests.schedule
  ) throws -> (lines: [String], told: String) {
    var flights = try Reading(schedule).flights
    let reader = try FormatReading.reader(format)
    let source = SourceText(path: FormatReading.name(format), text: text)
    var told = ""
    do throws(Report) {
      told = DiagnosticRenderer().render(try reader.update(&flights, from: source).warnings)
    } catch {
      told = DiagnosticRenderer().render(error.diagnostics)
    }
    return (flights.map(FormatReading.line), told)
  }

  static let lines = [
    "departure, RL 0618, BOS, 2026-11-30T09:40-05:00, status scheduled, gate A4",
    "departure, RL 620, BOS, 2026-11-30T09:40-05:00, status scheduled, gate A5",
    "departure, NQ 21, ORD, 2026-11-30T07:15-05:00, status scheduled",
    "departure, NQ 21, ORD, 2026-11-30T17:15-05:00, status scheduled",
  ]

  static let changed = [
    "departure, RL 0618, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T10:00-05:00, "
      + "status boarding, gate B2",
    lines[1], lines[2], "departure, NQ 21, ORD, 2026-11-30T17:15-05:00, status cancelled",
  ]

  @Test("JSON and Norway's XML take a time of the day as the one nearest to the flight's")
  func clockTimes() throws {
    let late = "departure, RL 618, BOS, 2026-11-30T23:30-05:00, estimated 2026-12-01T00:40-05:00"
    let json = try updated(
      .json,
      FormatText.json(
        #"{"airline": "RL", "number": 618, "date": "2026-11-30", "estimated": "00:40"}"#
      ),
      of: Self.nights
    )
    #expect(json.told == "")
    #expect(json.lines[0] == "\(late), status scheduled")
    let preset = FormatReading.Changes(
      sourceZone: "UTC",
      form: { $0.fields[.date] = RecordField(["day"]) }
    )
    var flights = try Reading(Self.nights).flights
    _ = try FormatReading.reader(.json, preset).update(
      &flights,
      from: SourceText(
        path: "u.json",
        text: FormatText.json(
          #"{"airline": "RL", "number": 618, "day": "2026-11-30", "actual": "05:40"}"#
        )
      )
    )
    #expect(flights[0].actualTime?.iso == "2026-12-01T00:40-05:00")
    let avinor = try updated(
      .avinor,
      FormatText.avinor(
        FormatText.flight(
          scheduled: "2026-12-01T04:30:00Z",
          more: "<status code=\"E\" time=\"05:40\"/>"
        )
      ),
      of: Self.nights
    )
    #expect(avinor.told == "")
    #expect(avinor.lines[0] == "\(late), status delayed")
  }

  @Test("JSON changes flights")
  func json() throws {
    let (lines, told) = try updated(
      .json,
      FormatText.json(
        #"{"airline": "RL", "number": 618, "date": "2026-11-30", "status": "BRD", "gate": "B2","#
          + #" "estimated": "2026-11-30T10:00"}"#,
        FormatText.row("NQ", "\"0021\"", scheduled: "2026-11-30T17:15", more: #", "status": "CNX""#)
      )
    )
    #expect(told == "")
    #expect(lines == Self.changed)
    let bad = try updated(.json, FormatText.json(#"{"airline": "RL", "number": 618}"#))
    #expect(
      bad.told == """
        flights.json:2:1: error: row 1, 'scheduled' has no value; every flight needs \
        the scheduled time
          {"airline": "RL", "number": 618}
          ^

        """
    )
    #expect(bad.lines == Self.lines)
    let lost = try updated(
      .json,
      FormatText.json(#"{"airline": "RL", "number": 618, "estimated": "10:00"}"#)
    )
    #expect(
      lost.told == """
        flights.json:2:1: error: row 1, 'scheduled' has no value; every flight needs \
        the scheduled time
          {"airline": "RL", "number": 618, "estimated": "10:00"}
          ^
        flights.json:2:47: error: row 1, 'estimated': '10:00' has no date, and no planned time says \
        one; add 'scheduled', or the day as 'estimated_date'
          {"airline": "RL", "number": 618, "estimated": "10:00"}
                                                        ^

        """
    )
    #expect(try updated(.json, FormatText.json()).lines == Self.lines)
  }

  @Test("of fields that no row has there is a note, not of those that an update does not look at")
  func notes() throws {
    func notes(_ rows: String...) throws -> [String] {
      var form = RecordForm()
      form.rows = RecordPath("[*]").map { [RecordForm.Rows($0)] } ?? []
      form.fields = [
        .designator: RecordField(["n"]), .airport: RecordField(["to"]),
        .date: RecordField(["day"]), .scheduled: RecordField(["s"]), .gate: RecordField(["g.x"]),
        .aircraft: RecordField(["type"]), .via: RecordField(["a", "stops"]),
      ]
      form.directionFields = [
        .departure: [.belt: RecordField(["db"])], .arrival: [.belt: RecordField(["ab"])],
      ]
      form.expected = Set(form.fields.keys).union([.belt])
      var flights = try Reading(Self.schedule).flights
      let zone = try #require(AirportZone(identifier: "America/New_York"))
      let source = SourceText(path: "u.json", text: "[\(rows.joined(separator: ","))]")
      let reader = RecordFileReader(.json, options: RecordOptions(form: form, zone: zone))
      let reading = try reader.update(&flights, from: source)
      #expect(reading.count == rows.count)
      return reading.notes.map(\.message)
    }
    let row = #"{"n": "RL618", "to": "BOS", "s": "2026-11-30T09:40""#
    #expect(
      try notes(row + "}") == [
        "u.json: no row has 'day' for 'date'", "u.json: no row has 'g.x' for 'gate'",
        "u.json: no row has 'ab' for 'belt'",
        "u.json: no row has 'type' for 'aircraft'", "u.json: no row has 'a' or 'stops' for 'via'",
      ]
    )
    // A field that is there and empty has been named rightly.
    #expect(
      try notes(
        row + #", "g": {"x": null}, "type": "", "day": "2026-11-30"}"#,
        row + #", "stops": [], "db": "3"}"#
      ) == []
    )
  }

  @Test("Norway's XML changes flights")
  func avinor() throws {
    let (lines, told) = try updated(
      .avinor,
      FormatText.avinor(
        FormatText.flight(more: "<gate>B2</gate><status code=\"BRD\"/>"),
        FormatText.flight(more: "<status code=\"E\" time=\"2026-11-30T15:00:00Z\"/>"),
        FormatText.flight(more: "<status code=\"BRD\"/>"),
        FormatText.flight(
          "NQ",
          "NQ21",
          scheduled: "2026-11-30T22:15:00Z",
          airport: "ORD",
          more: "<status code=\"C\"/>"
        )
      )
    )
    #expect(told == "")
    #expect(lines == Self.changed)
  }
}
