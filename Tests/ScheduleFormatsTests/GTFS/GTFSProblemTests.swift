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

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Set(Self.cases.map(\.code)).union([
      .noFeed, .tooLarge, .tooManyCalls, .tooManyFlights, .longRow,
    ])
    #expect(codes == Set(GTFSProblem.Code.allCases))
  }
}
