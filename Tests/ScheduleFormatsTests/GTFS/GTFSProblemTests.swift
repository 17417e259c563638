import Diagnostics
import Testing

@testable import ScheduleFormats

@Suite("What is told about GTFS")
struct GTFSProblemTests {
  /// A feed and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: GTFSProblem.Code
    let files: [String: String?]
    var changes = GTFSReading.Changes()
    let told: String

    var testDescription: String { told }

    init(
      _ code: GTFSProblem.Code,
      _ files: [String: String?],
      _ change: (inout GTFSReading.Changes) -> Void = { _ in },
      told: String
    ) {
      self.code = code
      self.files = files
      self.told = told
      change(&changes)
    }
  }

  @Test("each bad feed is told exactly", arguments: cases)
  func told(example: Case) throws {
    let reading = try GTFSReading(example.files, example.changes)
    #expect(reading.told == example.told + "\n")
    #expect(reading.codes == ["GTFSProblem.\(example.code.rawValue)"])
  }

  @Test("a file that is no feed is named for what it is")
  func noFeed() throws {
    func told(_ text: String) throws -> String { try GTFSReading(archive: Array(text.utf8)).told }
    #expect(
      try told("<html>")
        == "site.yml:4:9: error: 'feed.zip' is an HTML page, not a GTFS feed; name its zip file or its folder\n"
    )
    #expect(
      try told("stop_id\n")
        == "site.yml:4:9: error: 'feed.zip' is no zip file, not a GTFS feed; name its zip file or its folder\n"
    )
    #expect(
      try GTFSReading(archive: Array(Packing.zip([.init("a", text: "b")]).dropLast(23))).told
        == "site.yml:4:9: error: 'feed.zip' is a zip file that ends too soon; fetch it again\n"
    )
  }

  @Test(
    "a file that ends within a row is cut",
    arguments: [
      ("stop_times.txt", "T,10:00:00,10:00:00,SOUTH,3\n", "T,10:00:00,1", 3, 5, "stop_id"),
      ("stop_times.txt", "T,10:00:00,10:00:00,SOUTH,3\n", "T", 1, 5, "arrival_time"),
      ("stops.txt", "SOUTH,South,,,\n", "SOUTH,South,", 3, 5, "parent_station"),
    ]
  )
  func cut(
    file: String,
    end: String,
    cut: String,
    found: Int,
    expected: Int,
    missing: String
  ) throws {
    let text = try #require(GTFSReading.files[file])
    #expect(text.hasSuffix(end))
    let told = try GTFSReading([file: text.dropLast(end.count) + cut]).told
    let line = text.count { $0 == "\n" }
    let fields = found == 1 ? "1 field" : "\(found) fields"
    let place = "feed/\(file):\(line):\(cut.count + 1): error: "
    #expect(told.hasPrefix("\(place)\(fields) in this row and \(expected) in the header"))
    #expect(told.contains("'\(missing)'"))
    // Without the last line's end it is whole.
    #expect(try GTFSReading([file: String(text.dropLast())]).told == "")
  }

  @Test("what is wrong in the form of a row is told as of any CSV file")
  func form() throws {
    let quote = try GTFSReading([
      "trips.txt": nil,
      "stop_times.txt":
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nT,\"9\"x,,C1,1\n",
    ])
    #expect(
      quote.told == """
        feed: error: no file 'trips.txt' in this feed; look at where it comes from

        """
    )
    let bytes = Array("stop_id,stop_name\nCENTRAL,Z".utf8) + [0xFC] + Array("rich\n".utf8)
    #expect(
      try GTFSReading(bytes: ["stops.txt": bytes]).told == """
        feed/stops.txt:2:10: error: the byte 0xFC is not UTF-8; save the file as UTF-8, or name its encoding, for example 'encoding: windows-1252'
          CENTRAL,Z�rich
                   ^

        """
    )
  }

  @Test("a station with more calls, a window with more flights, or a row that is longer is refused")
  func limits() throws {
    let header = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    let row = "T,8:00:00,,C1,"
    var times = header
    for number in 0...GTFSCallReader.mostCalls { times += "\(row)\(number)\n" }
    #expect(
      try GTFSReading(["stop_times.txt": times]).told == """
        feed/stop_times.txt:400002:1: error: trips call more than 400000 times at this stop; is it one station?
          T,8:00:00,,C1,400000
          ^

        """
    )
    #expect(
      try GTFSReading(
        ["frequencies.txt": "trip_id,start_time,end_time,headway_secs\nT,0:00:00,24:00:00,1\n"]
      ).told == """
        feed/stop_times.txt:3:1: error: there are more than 200000 arrivals and departures; show fewer 'days', or look at 'headway_secs' in frequencies.txt

        """
    )
    var loop = header
    for number in 0..<4000 { loop += "T,8:00:00,,\(number % 2 == 0 ? "C1" : "SOUTH"),\(number)\n" }
    #expect(
      try GTFSReading(["stop_times.txt": loop]).told.hasSuffix(
        ": error: what the feed tells about this stop takes more than 48 MiB; is it one station?\n"
      )
    )
    let long = String(repeating: "x", count: GTFSTable.pieceSize + 10)
    let told = try GTFSReading(["stop_times.txt": header + long]).told
    #expect(
      told.hasPrefix(
        "feed/stop_times.txt:2:1: error: this row has more than 262144 bytes; is a quote or a line break missing?\n"
      )
    )
  }

  @Test("very many runs of trips are counted, whether they make flights or not")
  func runs() throws {
    let day = "0:00:00,24:00:00"
    var (trips, times) = (Self.trips, Self.header)
    var (frequencies, forbidden) = (Self.frequencies, "")
    for number in 0..<240 {
      trips += "R,W,T\(number),,\n"
      frequencies += "T\(number),\(day),1\n"
      times +=
        "T\(number),8:00:00,,NORTH,1\nT\(number),9:00:00,,C1,2\nT\(number),9:30:00,,SOUTH,3\n"
      forbidden +=
        "T\(number),8:00:00,,NORTH,1,0,0\nT\(number),9:00:00,,C1,2,1,1\n"
        + "T\(number),9:30:00,,SOUTH,3,0,0\n"
    }
    // They run on a day before those of the site.
    let calendar = Self.week + "W,1,1,1,1,1,1,1,20261127,20261127\n"
    let tooMany =
      ": error: there are more than 200000 arrivals and departures; show fewer 'days', or look at 'headway_secs' in frequencies.txt\n"
    let told = try GTFSReading([
      "trips.txt": trips, "stop_times.txt": times, "frequencies.txt": frequencies,
      "calendar.txt": calendar,
    ]).told
    #expect(told == "feed/stop_times.txt:234:1\(tooMany)")
    // Those that nobody boards or leaves are not looked at.
    let nobody = try GTFSReading([
      "trips.txt": trips, "frequencies.txt": frequencies, "calendar.txt": calendar,
      "stop_times.txt": Self.header.dropLast() + ",pickup_type,drop_off_type\n" + forbidden,
    ]).told
    #expect(
      nobody
        == "feed: error: no trip calls at this stop from 2026-11-30 to 2026-11-30; look at the days in calendar.txt and calendar_dates.txt, fetch a newer feed, or if none is to, build with --allow-empty\n"
    )
    // One trip of many runs, each of which begins when it ends.
    let empty = String(repeating: "T,9:00:00,9:00:00,1\n", count: 100_000)
    var loop = Self.header
    for number in 0..<520 { loop += "T,8:00:00,,\(number % 2 == 0 ? "C1" : "SOUTH"),\(number)\n" }
    #expect(
      try GTFSReading(
        ["stop_times.txt": loop, "frequencies.txt": Self.frequencies + empty]
      ).told.hasSuffix(tooMany)
    )
  }

  @Test("runs and agencies take from what is kept of a feed")
  func budget() throws {
    let told =
      ": error: what the feed tells about this stop takes more than 48 MiB; is it one station?"
    let run = "T,9:00:00,9:00:00,1\n"
    let runs = try GTFSReading(
      ["frequencies.txt": Self.frequencies + String(repeating: run, count: 2_200_000)]
    ).told
    #expect(runs.hasPrefix("feed/frequencies.txt:"))
    #expect(runs.contains(told))
    var agencies = "agency_id,agency_timezone\n"
    for number in 0..<400_000 { agencies += "\(number),UTC\n" }
    let many = try GTFSReading(["agency.txt": agencies]).told
    #expect(many.hasPrefix("feed/agency.txt:"))
    #expect(many.contains(told))
  }

  private static let trips = "route_id,service_id,trip_id,trip_headsign,trip_short_name\n"
  private static let frequencies = "trip_id,start_time,end_time,headway_secs\n"

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Set(Self.cases.map(\.code)).union([
      .noFeed, .tooLarge, .tooManyCalls, .tooManyFlights, .longRow,
    ])
    #expect(codes == Set(GTFSProblem.Code.allCases))
  }
}
