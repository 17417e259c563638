import Schedule
import ScheduleFormats
import Testing

@Suite("JSON by paths")
struct JSONReaderTests {
  @Test(
    "a path leads to values",
    arguments: [
      ("a.b", ["1"]), ("list[0]", ["x"]), ("list[-1]", ["z"]), ("list[:-1]", ["x", "y"]),
      ("list[*]", ["x", "y", "z"]), ("list", ["x", "y", "z"]), ("list[3]", []),
      ("deep[*].k", ["p", "q"]),
      ("[\"a.b\"].c", ["2"]), ("none", []), ("null", []), ("big", ["9007199254740993"]),
      ("real", ["1.50e3"]), ("yes", ["true"]), ("twice", ["second"]), ("esc", ["\"\\/ü😀"]),
    ]
  )
  func paths(path: String, values: [String]) throws {
    let row = #"""
      {"a": {"b": 1}, "list": ["x", "y", "z"], "deep": [{"k": "p"}, {}, {"k": "q"}],
      "a.b": {"c": "2"}, "null": null, "big": 9007199254740993, "real": 1.50e3, "yes": true,
      "twice": "first", "twice": "second", "esc": "\"\\\/\u00fc\ud83d\ude00",
      "direction": "D", "airline": "RL", "number": 1, "airport": "BOS",
      "scheduled": "2026-11-30T09:40"}
      """#
    let reading = try FormatReading(
      .json,
      FormatText.json(row),
      FormatReading.Changes(form: { $0.fields[.via] = RecordField([path]) })
    )
    #expect(reading.told == "")
    #expect(reading.flights.first?.via == values)
  }

  @Test(
    "what is no path is none",
    arguments: ["a.", ".a", "a..b", "a[", "a[]", "a[x]", "a]b", "a[0]b", "[\"a]"]
  )
  func noPaths(text: String) {
    #expect(RecordPath(text) == nil)
  }

  @Test("fields are put together, and of several ways the first counts that leads to a value")
  func fields() throws {
    let reading = try FormatReading(
      .json,
      FormatText.json(
        FormatText.row("LS", "\"073\"", more: #", "suffix": "W", "old": "A1", "new": null"#),
        FormatText.row("LS", "\"074\"", more: #", "old": "A1", "new": "B2""#)
      ),
      FormatReading.Changes(form: { form in
        form.fields[.number] = RecordField(["number + suffix"])
        form.fields[.gate] = RecordField(["new", "old"])
      })
    )
    #expect(
      reading.text == """
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status scheduled, gate A1
        departure, LS 074, BOS, 2026-11-30T09:40-05:00, status scheduled, gate B2

        """
    )
  }

  @Test("white space, the order of keys, escapes and a byte-order mark mean nothing")
  func harmless() throws {
    let text = FormatText.json(FormatText.row(more: #", "status": "BRD", "gate": "A4""#))
    let expected = try FormatReading(.json, text)
    #expect(expected.flights.count == 1)
    let variants = [
      "\u{FEFF}" + text.replacing(" ", with: "\r\n\t "),
      text.replacing(" ", with: "").replacing("\n", with: ""),
      text.replacing("\"gate\"", with: #""\u0067ate""#).replacing("BRD", with: #"\u0042RD"#),
      text.replacing(#""direction": "D", "#, with: "").replacing(
        "}\n",
        with: #", "direction": "D"}"#
      ),
      text.replacing(#"{"flights""#, with: #"{"meta": {"flights": [1]}, "flights""#),
      text.replacing(#""A4""#, with: #""A4 ", "unknown": [1, {"a": null}]"#),
      "[\(text)]".replacing("]}\n]", with: "]}]"),
    ]
    for (index, variant) in variants.enumerated() {
      let reading = try FormatReading(
        .json,
        variant,
        FormatReading.Changes(form: { form in
          if index == 6, let path = RecordPath("[*].flights[*]") { form.rows = [.init(path)] }
        })
      )
      #expect(reading.told == "")
      #expect(reading.text == expected.text, "\(variant)")
    }
  }

  @Test("one bad row among many is left out, or fails them all")
  func oneBad() throws {
    let rows = (1...5000).map { number in
      FormatText.row("RL", "\(number)", scheduled: number == 2500 ? "noon" : "2026-11-30T09:40")
    }
    let text = "{\"flights\": [\n" + rows.joined(separator: ",\n") + "]}"
    let skipping = try FormatReading(.json, text, FormatReading.Changes(onError: .skip))
    #expect(skipping.flights.count == 4999)
    #expect(skipping.told.hasPrefix("flights.json:2501:84: warning: row 2500, 'scheduled': 'noon'"))
    let failing = try FormatReading(.json, text)
    #expect(failing.flights.isEmpty)
    let oneLine = try FormatReading(.json, text.replacing("\n", with: ""))
    #expect(oneLine.told.contains("error: row 2500, 'scheduled': 'noon' is not a time"))
  }

  private static let schiphol = #"""
    {"flights": [
    {"id": "145600001111", "flightDirection": "D", "flightName": "KL1001", "mainFlight": "KL1001",
     "flightNumber": 1001, "prefixIATA": "KL", "prefixICAO": "KLM", "serviceType": "J",
     "scheduleDateTime": "2026-11-30T09:40:00.000-05:00",
     "publicEstimatedOffBlockTime": "2026-11-30T10:00:00.000-05:00", "actualOffBlockTime": null,
     "estimatedLandingTime": "2026-11-30T23:00:00.000-05:00",
     "publicFlightState": {"flightStates": ["BRD", "DEL"]}, "route": {"destinations": ["SOU", "BOS"]},
     "terminal": 2, "gate": "D8", "pier": "D", "codeshares": {"codeshares": ["DL9405"]},
     "aircraftType": {"iataMain": "73H", "iataSub": "73W"},
     "checkinAllocations": {"checkinAllocations": [{"rows": {"rows": [{"position": "11"},
     {"position": "12"}]}}]}},
    {"flightDirection": "D", "flightName": "DL9405", "mainFlight": "KL1001", "prefixIATA": "DL",
     "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "publicFlightState": null,
     "route": {"destinations": ["BOS"]}},
    {"flightDirection": "D", "flightName": "AF8001", "mainFlight": "KL1001", "prefixIATA": "AF",
     "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "route": {"destinations": ["BOS"]}},
    {"flightDirection": "A", "flightName": "DL71", "mainFlight": "KL70", "prefixIATA": "DL",
     "scheduleDateTime": "2026-11-30T06:40:00-05:00", "route": {"destinations": ["ATL"]},
     "estimatedLandingTime": "2026-11-30T06:30:00-05:00", "actualLandingTime":
     "2026-11-30T06:31:00-05:00", "baggageClaim": {"belts": ["3", "4"]},
     "publicFlightState": {"flightStates": ["FIB", "LND"]}},
    {"flightDirection": "A", "flightName": "AF71", "mainFlight": "KL70", "prefixIATA": "AF",
     "scheduleDateTime": "2026-11-30T06:40:00-05:00", "route": {"destinations": ["ATL"]}},
    {"flightDirection": "D", "flightName": "MP5001", "mainFlight": "MP5001", "prefixIATA": "MP",
     "serviceType": "F", "scheduleDateTime": "2026-11-30T09:40:00-05:00",
     "route": {"destinations": ["ORD"]}}
    ]}
    """#

  @Test("Schiphol's form folds codeshares, reads the first state and leaves freight out")
  func schiphol() throws {
    let reading = try FormatReading(.preset(.schiphol), Self.schiphol)
    #expect(
      reading.text == """
        departure, KL 1001, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T10:00-05:00, \
        status boarding, terminal 2, gate D8, desks 11, 12, aircraft 73W, via SOU, \
        also DL9405 AF8001
        arrival, DL 71, ATL, 2026-11-30T06:40-05:00, estimated 2026-11-30T06:30-05:00, \
        actual 2026-11-30T06:31-05:00, status first-bag, belt 3, 4, also AF71

        """
    )
  }

  private static let aerodatabox = #"""
    {"departures": [
    {"departure": {"scheduledTime": {"utc": "2026-11-30 14:40Z", "local": "2026-11-30 09:40-05:00"},
     "revisedTime": {"local": "2026-11-30 10:00-05:00"}, "terminal": "4", "gate": "A4",
     "checkInDesk": "355-359"},
     "arrival": {"airport": {"iata": "BOS", "name": "Boston"}, "terminal": "E", "gate": "E9",
     "scheduledTime": {"local": "2026-11-30 11:00-05:00"}},
     "number": "QF 8164", "status": "CheckIn", "codeshareStatus": "IsOperator", "isCargo": false,
     "airline": {"name": "Qantas", "iata": "QF", "icao": "QFA"},
     "aircraft": {"model": "Airbus A330-200"}},
    {"movement": {"airport": {"iata": "BOS"}, "scheduledTime": {"local": "2026-11-30 09:40-05:00"}},
     "number": "EK 7164", "status": "Unknown", "codeshareStatus": "IsCodeshared", "isCargo": false,
     "airline": {"name": "Emirates", "iata": "EK"}},
    {"movement": {"airport": {"name": "Nowhere"}, "scheduledTime": {"local": "2026-11-30 12:40-05:00"}},
     "number": "EK 7", "status": "CanceledUncertain", "codeshareStatus": "IsCodeshared",
     "isCargo": false, "airline": {"name": "Emirates", "iata": "EK"}},
    {"movement": {"airport": {"iata": "ORD"}, "scheduledTime": {"local": "2026-11-30 12:40-05:00"}},
     "number": "5X 9", "status": "Expected", "isCargo": true, "airline": {"name": "Parcels"}}
    ], "arrivals": [
    {"movement": {"airport": {"iata": "DEN"}, "scheduledTime": {"local": "2026-11-30 07:40-05:00"},
     "runwayTime": {"local": "2026-11-30 07:31-05:00"}, "baggageBelt": "2"},
     "number": "4U 12", "status": "Arrived", "codeshareStatus": "Unknown", "isCargo": false,
     "airline": {"name": "Germanwings", "iata": "4U"}}
    ]}
    """#

  @Test("AeroDataBox's form reads both of its shapes and folds codeshares by time and airport")
  func aerodatabox() throws {
    let reading = try FormatReading(.preset(.aerodatabox), Self.aerodatabox)
    #expect(
      reading.text == """
        arrival, 4U 12, DEN, 2026-11-30T07:40-05:00, actual 2026-11-30T07:31-05:00, \
        status arrived, belt 2
        departure, QF 8164, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T10:00-05:00, \
        status check-in, terminal 4, gate A4, desks 355-359, aircraft Airbus A330-200, also EK7164
        departure, EK 7, Nowhere, 2026-11-30T12:40-05:00, status CanceledUncertain

        """
    )
  }

  @Test(
    "AeroDataBox tells of the whole flight, a board of what it does here",
    arguments: [
      ("arrivals", "Boarding", StatusCode.scheduled), ("arrivals", "CheckIn", .scheduled),
      ("arrivals", "Departed", .departed), ("arrivals", "EnRoute", .enRoute),
      ("arrivals", "Approaching", .approaching), ("arrivals", "Arrived", .arrived),
      ("departures", "Boarding", .boarding), ("departures", "GateClosed", .gateClosed),
      ("departures", "Approaching", .departed), ("departures", "Arrived", .departed),
      ("departures", "Canceled", .cancelled), ("departures", "Diverted", .diverted),
    ]
  )
  func wholeFlight(rows: String, word: String, code: StatusCode) throws {
    let text = #"""
      {"\#(rows)": [{"movement": {"airport": {"iata": "BOS"},
      "scheduledTime": {"local": "2026-11-30 09:40-05:00"}}, "number": "RL 1",
      "status": "\#(word)", "airline": {}}]}
      """#
    let reading = try FormatReading(.preset(.aerodatabox), text)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.status) == [Status(code)])
  }

  @Test("of two flights at one time to one airport, none gets the codeshare")
  func ambiguous() throws {
    func row(_ number: String, _ status: String) -> String {
      #"{"movement": {"airport": {"iata": "BOS"}, "scheduledTime": {"local": "2026-11-30 09:40-05:00"}},"#
        + #" "number": "\#(number)", "codeshareStatus": "\#(status)", "airline": {}}"#
    }
    let rows = [row("RL 1", "IsOperator"), row("NQ 2", "IsOperator"), row("EK 3", "IsCodeshared")]
    let text = "{\"departures\": [" + rows.joined(separator: ",") + "]}"
    let reading = try FormatReading(.preset(.aerodatabox), text)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.designator) == ["RL 1", "NQ 2", "EK 3"])
    #expect(reading.flights.allSatisfy { $0.codeshares.isEmpty })
  }

  @Test("of codeshares whose operator is not there the first is the flight")
  func operatorAbsent() throws {
    func row(_ number: String, _ time: String) -> String {
      #"{"movement": {"airport": {"iata": "BOS"}, "scheduledTime": {"local": "2026-11-30 \#(time)-05:00"}},"#
        + #" "number": "\#(number)", "codeshareStatus": "IsCodeshared", "airline": {}}"#
    }
    let rows = [
      row("EK 3", "09:40"), row("NQ 2", "09:40"), row("RL 1", "10:40"), row("NQ 02", "09:40"),
    ]
    let text = "{\"departures\": [" + rows.joined(separator: ",") + "]}"
    let reading = try FormatReading(.preset(.aerodatabox), text)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.designator) == ["EK 3", "RL 1"])
    #expect(reading.flights.map(\.codeshares) == [["NQ2"], []])
  }

  @Test("Norway's XML: a flight is late from the site's own threshold on")
  func late() throws {
    func statuses(_ threshold: Int) throws -> [String] {
      var changes = FormatReading.Changes()
      changes.delayThreshold = threshold
      let flights = ["35", "40", "41", "54", "55"].enumerated().map { number, minute in
        FormatText.flight(
          "SK",
          "SK\(number)",
          more: "<status code=\"E\" time=\"2026-11-30T14:\(minute):00Z\"/>"
        )
      }
      return try FormatReading(.avinor, FormatText.avinor(flights.joined()), changes).flights
        .map(\.status.code.rawValue)
    }
    #expect(try statuses(900) == ["early", "on-time", "on-time", "on-time", "delayed"])
    #expect(try statuses(960) == ["early", "on-time", "on-time", "on-time", "on-time"])
    #expect(try statuses(60) == ["early", "on-time", "delayed", "delayed", "delayed"])
    #expect(try statuses(0) == ["early", "on-time", "delayed", "delayed", "delayed"])
  }

  @Test("Norway's XML: the status has its time, Latin-1 is read, via and the day are the airport's")
  func avinor() throws {
    let flights = [
      FormatText.flight(
        "SK",
        "SK267",
        scheduled: "2026-11-30T04:40:00Z",
        airport: "BGO",
        more: "<via_airport>SOG,HOV</via_airport><check_in>1 2</check_in><gate>A4</gate>"
          + "<status code=\"E\" time=\"2026-11-30T05:10:00Z\"/>"
      ),
      FormatText.flight("SK", "SK268", more: "<status code=\"E\" time=\"2026-11-30T14:45:00Z\"/>"),
      FormatText.flight("SK", "SK269", more: "<status code=\"E\" time=\"2026-11-30T14:35:00Z\"/>"),
      FormatText.flight(
        "SK",
        "SK1",
        direction: "A",
        more: "<belt>3</belt><status code=\"A\" time=\"2026-11-30T14:35:00Z\"/>"
      ),
      FormatText.flight("SK", "SK2", more: "<status code=\"D\" time=\"2026-11-30T14:41:00Z\"/>"),
      FormatText.flight("SK", "SK3", more: "<gate/><status code=\"N\"/>"),
      FormatText.flight("SK", "SK4", airport: "Tromsø", more: "<status code=\"C\"/>"),
    ].joined(separator: "\n")
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + FormatText.avinor(flights)
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    let result = """
      departure, SK 267, BGO, 2026-11-29T23:40-05:00, estimated 2026-11-30T00:10-05:00, \
      status delayed, gate A4, desks 1 2, via SOG HOV
      departure, SK 268, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T09:45-05:00, \
      status on-time
      departure, SK 269, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T09:35-05:00, \
      status early
      arrival, SK 1, BOS, 2026-11-30T09:40-05:00, actual 2026-11-30T09:35-05:00, status arrived, \
      belt 3
      departure, SK 2, BOS, 2026-11-30T09:40-05:00, actual 2026-11-30T09:41-05:00, status departed
      departure, SK 3, BOS, 2026-11-30T09:40-05:00, status scheduled
      departure, SK 4, Tromsø, 2026-11-30T09:40-05:00, status cancelled

      """
    #expect(try FormatReading(.avinor, latin1).text == result)
    let utf8 = text.replacing("ISO-8859-1", with: "UTF-8")
    #expect(try FormatReading(.avinor, utf8).text == result)
    let harmless = utf8.replacing("<flight uniqueID=\"1\">", with: "<x:flight\n uniqueID = '1' >")
      .replacing("</flight>", with: "</x:flight>").replacing(
        "<gate>A4",
        with: "<gate><!-- -->\n A4"
      )
      .replacing("code=\"E\" time=", with: "a='b' code='E' time=")
    #expect(try FormatReading(.avinor, harmless).text == result)
  }
}
