import Diagnostics
import Testing

@testable import boardwalk

extension InitTests {
  @Test(
    "a file that another source reads is told with that source",
    arguments: [
      (
        "season.ssim", "1AIRLINE STANDARD SCHEDULE DATA SET\n",
        "an SSIM season file", "ssim: { file: season.ssim }", "season-files"
      ),
      (
        "legs.xml", "<IATA_AIDX_FlightLegRS>",
        "AIDX", "aidx: { file: legs.xml }", "aidx"
      ),
      (
        "osl 1.xml", "<airport name=\"OSL\"><flights/></airport>",
        "Norway's XML", "avinor: { file: osl 1.xml }", "norways-xml"
      ),
      (
        "1.json", "[{}]",
        "JSON", "json: { file: \"1.json\", rows: …, fields: … }", "json"
      ),
      (
        "flights.db", "SQLite format 3\0",
        "an SQLite database", "sql: { sqlite: flights.db, query: … }", "sql"
      ),
    ]
  )
  func otherSource(
    file: String,
    text: String,
    name: String,
    source: String,
    section: String
  ) throws {
    let folder = try SiteFolder()
    try folder.write(text, to: file)
    #expect(
      run(folder, "--schedule", file, "--airport", "JFK")
        == Captured(
          errors: "\(file): error: this is \(name), which 'init' does not guess; write "
            + "'schedule: { \(source) }' into site.yml as docs/schedules.md#\(section) shows\n",
          status: 1
        )
    )
    #expect(folder.files.names == [file])
  }

  @Test("so is a feed, also unpacked, and from another folder")
  func feed() throws {
    let folder = try SiteFolder()
    try folder.makeFolder("west")
    try folder.makeFolder("west/feed")
    try folder.write("stop_id\n", to: "west/feed/stops.txt")
    try folder.write("trip_id\n", to: "west/feed/trips.txt")
    #expect(
      run(folder, "--schedule", "west/feed", "-c", "west/site.yml", "--airport", "JFK")
        == Captured(
          errors: "west/feed: error: this is a GTFS feed, which 'init' does not guess; write "
            + "'schedule: { gtfs: { folder: feed, stop: … } }' into site.yml as "
            + "docs/schedules.md#gtfs shows\n",
          status: 1
        )
    )
    let packed = InitProblem.otherSource(.gtfs, file: "feed.zip", isFolder: false)
    #expect(
      packed.message
        == "this is a GTFS feed, which 'init' does not guess; write 'schedule: { gtfs: { file: "
        + "feed.zip, stop: … } }' into site.yml as docs/schedules.md#gtfs shows"
    )
  }
}
