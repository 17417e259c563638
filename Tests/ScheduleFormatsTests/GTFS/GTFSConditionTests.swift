import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// The conditions that every reader meets, for GTFS; which of them cannot occur is told in
/// `Conditions.md`.
@Suite("Conditions of GTFS")
struct GTFSConditionTests {
  /// A condition, the files that have it, and what is read and told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String?]
    var changes = GTFSReading.Changes()
    let result: String

    init(
      _ name: String,
      _ files: [String: String?],
      _ change: (inout GTFSReading.Changes) -> Void = { _ in },
      result: String
    ) {
      self.name = name
      self.files = files
      self.result = result
      change(&changes)
    }

    var testDescription: String { name }
  }

  @Test("GTFS", arguments: Self.cases)
  func reads(example: Case) throws {
    #expect(try GTFSReading(example.files, example.changes).text == example.result)
  }

  private static let header = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"

  /// The times of the trip, its departure at the station being one.
  private static func times(_ departure: String) -> [String: String?] {
    ["stop_times.txt": "\(header)T,\(departure),\(departure),C1,1\nT,40:00:00,,SOUTH,2\n"]
  }

  private static func trips(_ names: String..., number: String = "") -> [String: String?] {
    var (trips, times) = ("route_id,service_id,trip_id,trip_short_name\n", header)
    for name in names {
      trips += "R,W,\(name),\(number)\n"
      times += "\(name),9:05:00,,C1,1\n\(name),10:00:00,,SOUTH,2\n"
    }
    return ["trips.txt": trips, "stop_times.txt": times]
  }

  static let cases: [Case] = [
    Case(
      "a period that crosses the window",
      [
        "calendar.txt": GTFSReading.files["calendar.txt"]?.replacing(
          "20260101,20271231",
          with: "20261130,20261202"
        )
      ],
      {
        $0.days = 2
        $0.first = "2026-12-01"
        $0.isInside = false
      },
      result: """
        arrival, NQ L1, North, 2026-11-30T09:00-05:00, status scheduled, gate 1
        arrival, NQ L1, North, 2026-12-01T09:00-05:00, status scheduled, gate 1
        arrival, NQ L1, North, 2026-12-02T09:00-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-12-01T09:05-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-12-02T09:05-05:00, status scheduled, gate 1

        """
    ),
    Case(
      "a local time in the spring gap",
      times("2:30:00"),
      { $0.first = "2027-03-14" },
      result: "departure, NQ L1, South, 2027-03-14T01:30-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "a time behind the spring gap",
      times("9:30:00"),
      { $0.first = "2027-03-14" },
      result: "departure, NQ L1, South, 2027-03-14T09:30-04:00, status scheduled, gate 1\n"
    ),
    Case(
      "a time in the repeated hour",
      times("0:30:00"),
      { $0.first = "2026-11-01" },
      result: "departure, NQ L1, South, 2026-11-01T01:30-04:00, status scheduled, gate 1\n"
    ),
    Case(
      "a time in the repeated hour, the second",
      times("1:30:00"),
      { $0.first = "2026-11-01" },
      result: "departure, NQ L1, South, 2026-11-01T01:30-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "24:00:00",
      times("24:00:00"),
      result: "departure, NQ L1, South, 2026-11-30T00:00-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "24:10:00 before a clock change",
      times("24:10:00"),
      { $0.first = "2026-11-02" },
      result: "departure, NQ L1, South, 2026-11-02T00:10-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "6:00:00",
      times("6:00:00"),
      result: "departure, NQ L1, South, 2026-11-30T06:00-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "the same number twice a day",
      trips("T1", "T2"),
      result: """
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1

        """
    ),
    Case(
      "exact duplicates",
      [
        "stop_times.txt":
          "\(header)T,9:05:00,,C1,1\nT,9:05:00,,C1,1\nT,10:00:00,,SOUTH,2\nT,10:00:00,,SOUTH,2\n"
      ],
      result: """
        feed/stop_times.txt:3:1: warning: trip 'T' has call 1 twice, with the same values; one is left out
        note: the first is at feed/stop_times.txt:2:1
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1

        """
    ),
    Case(
      "unknown codes",
      [
        "stop_times.txt":
          "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type\nT,9:05:00,,C1,1,9\nT,10:00:00,,SOUTH,2,x\n"
      ],
      result: "departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "suffixes and leading zeros",
      trips("T", number: "073W"),
      result: "departure, NQ 073W, South, 2026-11-30T09:05-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "designators with digits",
      [
        "agency.txt": "agency_id,agency_name,agency_timezone\n4U,X,America/New_York\n",
        "routes.txt": "route_id,agency_id,route_short_name\nR,4U,0460\n",
      ].merging(trips("T")) { $1 },
      result: "departure, 4U 0460, South, 2026-11-30T09:05-05:00, status scheduled, gate 1\n"
    ),
    Case(
      "an id with '/', '..', spaces, differing by case, or very long",
      trips("../../a b", "t", "T", String(repeating: "x", count: 3000)),
      result: String(
        repeating: "departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1\n",
        count: 4
      )
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      [
        "agency.txt":
          "agency_id,agency_name,agency_timezone\nA & B Air,<b>A & B</b>,America/New_York\n",
        "stops.txt": "stop_id,stop_name\nCENTRAL,Central\nC1,Central\nSOUTH,<i>תל אביב</i>\n",
        "routes.txt": "route_id,agency_id,route_short_name\nR,A & B Air,<u>1</u>\n",
        "trips.txt": "route_id,service_id,trip_id,trip_headsign\nR,W,T,1. to *South* & <b>\n",
      ],
      { $0.stops = ["C1"] },
      result: """
        arrival, A & B Air <u>1</u>, NORTH, 2026-11-30T09:00-05:00, status scheduled
        departure, A & B Air <u>1</u>, <i>תל אביב</i>, 2026-11-30T09:05-05:00, status scheduled, remark 1\\. to \\*South\\* \\& \\<b\\>

        """
    ),
    Case(
      "a day that is taken away",
      ["calendar_dates.txt": "service_id,date,exception_type\nW,20261130,2\n"],
      result: ""
    ),
    Case(
      "home on neither end",
      ["stop_times.txt": "\(header)T,9:05:00,,NORTH,1\nT,10:00:00,,SOUTH,2\n"],
      result:
        "site.yml:5:9: error: no trip calls at this stop; look at its 'stop_id' in stop_times.txt\n"
    ),
    Case(
      "home on both ends",
      ["stop_times.txt": "\(header)T,9:05:00,,C1,1\nT,9:30:00,,SOUTH,2\nT,10:00:00,,C2,3\n"],
      result: """
        departure, NQ L1, Central, 2026-11-30T09:05-05:00, status scheduled, gate 1, remark South, via South
        arrival, NQ L1, Central, 2026-11-30T10:00-05:00, status scheduled, gate 2, via South

        """
    ),
    Case(
      "an empty file",
      ["stop_times.txt": ""],
      result: "feed/stop_times.txt: error: this file is empty; it needs a header row\n"
    ),
    Case(
      "a header alone",
      ["stop_times.txt": header],
      result:
        "site.yml:5:9: error: no trip calls at this stop; look at its 'stop_id' in stop_times.txt\n"
    ),
    Case(
      "an HTML error page instead of a feed",
      ["stops.txt": "<!doctype html><p>502"],
      result:
        "feed/stops.txt: error: this is an HTML page, not CSV; look at where the feed comes from\n"
    ),
  ]

  @Test(
    "a hundred thousand rows with one bad fail with that one, or go on without it",
    .serialized,
    arguments: [RowErrorPolicy.fail, .skip]
  )
  func oneBad(onError: RowErrorPolicy) throws {
    var times = Self.header
    var trips = "route_id,service_id,trip_id\n"
    for trip in 0..<1000 {
      trips += "R,W,T\(trip)\n"
      for call in 1...100 {
        let isBad = trip == 500 && call == 50
        let stop = call == 50 ? "C1" : "S\(call)"
        times += "T\(trip),\(isBad ? "9:61:00" : "9:01:00"),,\(stop),\(call)\n"
      }
    }
    let reading = try GTFSReading(
      ["stop_times.txt": times, "trips.txt": trips],
      .init(onError: onError)
    )
    let kind = onError == .fail ? "error" : "warning"
    #expect(
      reading.told == """
        feed/stop_times.txt:50051:6: \(kind): column 'arrival_time': '9:61:00' is not a time; write it as 18:05:00, or 24:05:00 for five past midnight of the next day
          T500,9:61:00,,C1,50
               ^

        """
    )
    #expect(reading.flights.count == (onError == .fail ? 0 : 1998))
  }
}
