import Schedule
import ScheduleFormats
import Testing

extension JSONReaderTests {
  static let schiphol = #"""
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

  static let aerodatabox = #"""
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
}
