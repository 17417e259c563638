import Diagnostics
import Schedule
@testable import ScheduleFormats
import Testing

@Suite("GTFS")
struct GTFSReaderTests {
  private static let header = "trip_id,arrival_time,departure_time,stop_id,stop_sequence"

  @Test("a trip through a station arrives and departs, from its first stop and to its last")
  func through() throws {
    let reading = try GTFSReading()
    #expect(
      reading.text == """
        arrival, NQ L1, North, 2026-11-30T09:00-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, gate 1

        """
    )
    #expect(reading.flights.map(\.id) == ["T-2026-11-30-2-arrival", "T-2026-11-30-2-departure"])
    #expect(reading.flights.first?.airline.name == "Northern Quay")
  }

  @Test("at its first stop a trip only departs, at its last it only arrives")
  func ends() throws {
    #expect(
      try GTFSReading([:], .init(stops: ["NORTH"])).text
        == "departure, NQ L1, South, 2026-11-30T08:00-05:00, status scheduled, via Central\n"
    )
    #expect(
      try GTFSReading([:], .init(stops: ["SOUTH"])).text
        == "arrival, NQ L1, North, 2026-11-30T10:00-05:00, status scheduled, via Central\n"
    )
  }

  @Test("a stop is its own, a station is all its platforms, and several name their terminals")
  func stops() throws {
    #expect(try GTFSReading([:], .init(stops: ["C2"])).codes == ["GTFSProblem.noCall"])
    #expect(try GTFSReading([:], .init(stops: ["C1"])).flights.count == 2)
    #expect(
      try GTFSReading([:], .init(stops: ["CENTRAL", "SOUTH"])).text == """
        arrival, NQ L1, North, 2026-11-30T09:00-05:00, status scheduled, terminal Central, gate 1
        departure, NQ L1, South, 2026-11-30T09:05-05:00, status scheduled, terminal Central, gate 1
        arrival, NQ L1, North, 2026-11-30T10:00-05:00, status scheduled, terminal South, via Central

        """
    )
  }

  @Test("nobody boards where nobody may, and nobody leaves")
  func types() throws {
    let times =
      "\(Self.header),pickup_type,drop_off_type\nT,8:00:00,,NORTH,1,,\nT,9:00:00,,C1,2,1,0\n"
      + "T,9:10:00,,C2,3,0,1\nT,10:00:00,,SOUTH,4,,\n"
    #expect(
      try GTFSReading(["stop_times.txt": times]).text == """
        arrival, NQ L1, North, 2026-11-30T09:00-05:00, status scheduled, gate 1
        departure, NQ L1, South, 2026-11-30T09:10-05:00, status scheduled, gate 2

        """
    )
  }

  @Test(
    "what the vehicle shows is told, a stop's own before the trip's, and not the last stop again"
  )
  func headsigns() throws {
    let times =
      "\(Self.header),stop_headsign\nT,8:00:00,,NORTH,1,\nT,9:00:00,,C1,2,%\nT,10:00:00,,SOUTH,3,\n"
    let trips = "route_id,service_id,trip_id,trip_headsign\nR,W,T,Coast\n"
    func remarks(_ sign: String) throws -> [String?] {
      try GTFSReading(["stop_times.txt": times.replacing("%", with: sign), "trips.txt": trips])
        .flights.map(\.remark)
    }
    #expect(try remarks("") == [nil, "Coast"])
    #expect(try remarks("via #1") == [nil, "via #1"])
    #expect(try remarks("#1") == [nil, "\\#1"])
    #expect(try remarks("South") == [nil, nil])
  }

  @Test(
    "a number is the trip's short name, else the route's short name, else its long one, else its id"
  )
  func numbers() throws {
    func number(_ trip: String, _ route: String) throws -> String? {
      try GTFSReading([
        "trips.txt": "route_id,service_id,trip_id,trip_short_name\nR,W,T,\(trip)\n",
        "routes.txt": "route_id,agency_id,route_short_name,route_long_name\nR,NQ,\(route)\n",
      ]).flights.first?.number
    }
    #expect(try number("618", "L1,Long") == "618")
    #expect(try number("", "L1,Long") == "L1")
    #expect(try number("", ",Long") == "Long")
    #expect(try number("", ",") == "R")
  }

  @Test("one agency needs no id, and each has its zone and its name")
  func agencies() throws {
    let one = try GTFSReading([
      "agency.txt": "agency_name,agency_timezone\nQuay Lines,America/New_York\n",
      "routes.txt": "route_id,route_short_name\nR,L1\n",
    ])
    #expect(one.flights.map(\.designator) == ["Quay Lines L1", "Quay Lines L1"])
    let two = try GTFSReading([
      "agency.txt":
        "agency_id,agency_name,agency_timezone\nA,X,America/Chicago\nNQ,Y,Europe/London\n"
    ])
    #expect(
      two.flights.map(\.scheduledTime.iso) == ["2026-11-30T04:00-05:00", "2026-11-30T04:05-05:00"]
    )
  }

  @Test("times are told by the airport's clock, whatever the agency's is")
  func zones() throws {
    #expect(
      try GTFSReading([:], .init(zone: "Asia/Kolkata")).flights.map(\.scheduledTime.iso)
        == ["2026-11-30T19:30+05:30", "2026-11-30T19:35+05:30"]
    )
  }

  @Test("days are those of a week with exceptions, of a week alone, or of exceptions alone")
  func days() throws {
    func days(_ week: String?, _ exceptions: String?) throws -> [String] {
      let header =
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
      return try GTFSReading(
        [
          "calendar.txt": week.map { header + $0 },
          "calendar_dates.txt": exceptions.map { "service_id,date,exception_type\n" + $0 },
        ],
        .init(days: 9, allowsEmpty: true)
      ).flights.filter { $0.direction == .arrival }.map { "\($0.scheduledDate)" }
    }
    let week = "W,1,0,0,0,0,1,0,20261201,20261205\n"
    #expect(try days(week, nil) == ["2026-12-05"])
    #expect(try days(week, "W,20261205,2\nW,20261202,1\n") == ["2026-12-02"])
    #expect(
      try days(nil, "W,20261130,1\nX,20261201,1\nW,20261208,1\n") == ["2026-11-30", "2026-12-08"]
    )
    #expect(try days("X,1,1,1,1,1,1,1,20260101,20271231\n", "W,20261202,1\n") == ["2026-12-02"])
  }

  @Test("a trip of yesterday that goes on after midnight is today's")
  func overnight() throws {
    let times =
      "\(Self.header)\nT,23:50:00,,NORTH,1\nT,24:10:00,24:15:00,C1,2\nT,49:00:00,,SOUTH,3\n"
    #expect(
      try GTFSReading(["stop_times.txt": times]).flights.map { "\($0.id) \($0.scheduledTime.iso)" }
        == [
          "T-2026-11-29-2-arrival 2026-11-30T00:10-05:00",
          "T-2026-11-29-2-departure 2026-11-30T00:15-05:00",
        ]
    )
    #expect(
      try GTFSReading(["stop_times.txt": times], .init(stops: ["SOUTH"])).flights.map(\.id)
        == ["T-2026-11-28-3-arrival"]
    )
  }

  @Test("trips that run again and again leave before the end, each with an id of its own")
  func frequencies() throws {
    let reading = try GTFSReading([
      "frequencies.txt":
        "trip_id,start_time,end_time,headway_secs,exact_times\nT,6:00:00,6:30:00,900,0\nT,22:59:30,23:00:00,60,1\nX,1:00:00,2:00:00,60,\n"
    ])
    #expect(
      reading.flights.filter { $0.direction == .departure }.map {
        "\($0.id) \($0.scheduledTime.iso)"
      } == [
        "T-2026-11-29T225930-2-departure 2026-11-30T00:04-05:00",
        "T-2026-11-30T060000-2-departure 2026-11-30T07:05-05:00",
        "T-2026-11-30T061500-2-departure 2026-11-30T07:20-05:00",
      ]
    )
  }

  @Test("a call without a time is in even steps between those that have one")
  func interpolation() throws {
    let times =
      "\(Self.header)\nT,8:00:00,8:10:00,NORTH,1\nT,,,X,5\nT,,,C1,7\nT,8:40:00,,SOUTH,30\n"
    #expect(
      try GTFSReading(["stop_times.txt": times]).flights.map(\.scheduledTime.iso)
        == ["2026-11-30T08:30-05:00", "2026-11-30T08:30-05:00"]
    )
  }

  @Test("rows may stand in any order, with columns in any order, and mean the same")
  func order() throws {
    let usual = try GTFSReading().text
    let times = """
      \u{FEFF}stop_sequence,"stop_id", departure_time,arrival_time,trip_id,x\r
      3,SOUTH,10:00:00,10:00:00,T,"a
      b"\r
      \r
      2,C1,09:05:00,09:00:00,T\r
      1,NORTH, 8:00:00,8:00:00,"T",y
      """
    #expect(try GTFSReading(["stop_times.txt": times]).text == usual)
    let stops =
      "platform_code,parent_station,stop_id,stop_name\n1,CENTRAL,C1,\n,,NORTH,North\n,,SOUTH,South\n,,CENTRAL,Central\n"
    #expect(try GTFSReading(["stops.txt": stops]).text == usual)
  }

  @Test("a zip file is the same as its folder, with a folder in it, too")
  func zipped() throws {
    let usual = try GTFSReading().text
    for prefix in ["", "a/b/"] {
      let archive = try Packing.zip(
        GTFSReading.files.sorted { $0.key < $1.key }.map { .init(prefix + $0.key, text: $0.value) }
      )
      #expect(try GTFSReading(archive: archive).text == usual)
    }
  }

  @Test("rows over the edges of pieces are whole", .serialized, arguments: [0, 1, 7, 1000])
  func pieces(shift: Int) throws {
    // Two pieces of rows of other trips, with a quoted line break in each and the wanted ones behind.
    var times = "\(Self.header),\"x\(String(repeating: "y", count: shift))\"\n"
    var number = 0
    while times.utf8.count < GTFSTable.pieceSize * 2 + 5000 {
      times += "OTHER\(number),8:00:00,8:00:00,\"ZÜRICH\",\(number),\"a\r\n\"\"b\"\n"
      number += 1
      if number == 20_000 { times += "T,8:00:00,8:00:00,NORTH,1,\n" }
    }
    times += "T,9:00:00,9:05:00,C1,2,\nT,10:00:00,10:00:00,SOUTH,3,\n"
    let reading = try GTFSReading(["stop_times.txt": times])
    #expect(reading.text == (try GTFSReading().text))
    let bad = try GTFSReading([
      "stop_times.txt": times.replacing("9:00:00,9:05:00,C1", with: "9:00,9:05:00,C1")
    ])
    #expect(
      bad.told.hasPrefix("feed/stop_times.txt:\(number * 2 + 3):3: error: column 'arrival_time'")
    )
  }
}
