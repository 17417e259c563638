import Diagnostics
import Foundation
import Testing

@testable import boardwalk

/// Files as several airports' systems could write them, in `Tests/Unknown`, each in a folder with what
/// `boardwalk init` makes of it: `site.yml`, `output.txt`, `messages.txt`, and the flights that a build
/// then has, `flights.txt`, or what it says where it fails, `build.txt`. With RECORD_INIT=1 in the environment these are written instead, and the
/// tests fail all the same, so that a recording is looked at before it counts.
@Suite("A file of which nothing is known")
struct UnknownFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Unknown")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_INIT"] == "1"

  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let zone: String
    /// Whether a build with what is written succeeds.
    var builds = true

    var testDescription: String { name }
  }

  @Test(
    "becomes a board, and what of it is not sure is told",
    arguments: [
      File(name: "german.csv", zone: "Europe/Berlin"),
      File(name: "american.csv", zone: "America/New_York"),
      File(name: "french.csv", zone: "Europe/Paris"),
      File(name: "japanese.csv", zone: "Asia/Tokyo"),
      File(name: "unicode.csv", zone: "Europe/Berlin"),
      File(name: "cut.csv", zone: "Europe/Zurich", builds: false),
      File(name: "mistakes.csv", zone: "Europe/Paris", builds: false),
    ]
  )
  func becomesBoard(file: File) throws {
    let kept = Self.folder.appending(path: file.name.replacing(".csv", with: ""))
    let site = try SiteFolder()
    try FileManager.default.copyItem(
      atPath: kept.appending(path: file.name).path,
      toPath: site[file.name]
    )
    let told = Captured.run(
      ["init", "--schedule", file.name, "--time-zone", file.zone, "--now", "2026-11-30T05:30"],
      in: site.path
    )
    #expect(told.status == (file.builds ? 0 : 1))
    let build = Captured.run(["build", "-q", "--now", "2026-11-30T05:30"], in: site.path)
    #expect(build.status == told.status)
    try expect(told.output, in: kept.appending(path: "output.txt"))
    try expect(told.errors, in: kept.appending(path: "messages.txt"))
    try expect(try site.text(of: "site.yml"), in: kept.appending(path: "site.yml"))
    if file.builds {
      try expect(try flights(site), in: kept.appending(path: "flights.txt"))
    } else {
      try expect(build.errors, in: kept.appending(path: "build.txt"))
    }
  }

  /// Each flight of the site's days on a line, as its data has it.
  private func flights(_ site: SiteFolder) throws -> String {
    var text = ""
    for day in ["2026-11-30", "2026-12-01"] {
      let isCovered = FileManager.default.fileExists(atPath: site["public/\(day)"])
      guard isCovered else { continue }
      let data = Data(try site.text(of: "public/\(day)/flights.json").utf8)
      let board = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for flight in try #require(board["flights"] as? [[String: Any]]) {
        let keys = [
          "direction", "designator", "airport", "city", "scheduled", "expected", "status", "gate",
          "belt", "checkIn", "terminal", "aircraft", "remark",
        ]
        text += keys.compactMap { flight[$0] as? String }.joined(separator: " | ") + "\n"
      }
    }
    return text
  }

  private func expect(_ text: String, in file: URL) throws {
    guard Self.isRecording else {
      #expect(text == (try String(contentsOf: file, encoding: .utf8)))
      return
    }
    try Data(text.utf8).write(to: file)
    Issue.record("\(file.lastPathComponent) was recorded; look at it and run again without")
  }

  @Test("what it lacks is told with where to write it, and the build says the same")
  func lacking() throws {
    let site = try SiteFolder()
    try site.write("Flight,Stand\nRL 617,4\n", to: "a.csv")
    let told = Captured.run(["init", "--schedule", "a.csv", "--airport", "JFK"], in: site.path)
    #expect(
      told
        == Captured(
          output: """
            site.yml: not whole yet, so that a build fails; fill in what was not found
              designator  'Flight'
            not used: 'Stand'

            """,
          errors: """
            a.csv:1:1: error: not found: the direction; name its column beneath 'columns' as \
            'direction', or write 'direction: arrival' or 'direction: departure' beneath 'csv' where \
            all flights are such
              Flight,Stand
              ^
            a.csv:1:1: error: not found: the far end's IATA code or name; name its column beneath \
            'columns' as 'airport'
              Flight,Stand
              ^
            a.csv:1:1: error: not found: the scheduled time; name its column beneath 'columns' as \
            'scheduled'
              Flight,Stand
              ^

            """,
          status: 1
        )
    )
    let text = try site.text(of: "site.yml")
    #expect(
      text.contains(
        """
            file: a.csv
            # Not found, and needed: which way flights go. In a file of one direction write it here,
            # else name its column beneath 'columns':
            # direction: arrival
            # Whose clock times without an offset are told by:
            # time_zone: utc
            columns:
              # Not found, and needed; write the header of the file's own column:
              # airport: …
              # Not found, and needed; write the header of the file's own column:
              # scheduled: …
              designator: Flight
            # Columns of the file that are not used:
            # Stand

        """
      )
    )
    #expect(Captured.run(["build", "-q"], in: site.path).status == 1)
  }

  @Test("whose ends need the airport's code has it written beside its zone")
  func home() throws {
    let site = try SiteFolder()
    try site.write(
      "flight,from,to,scheduled_local\nBA1,LHR,JFK,2026-11-30T19:05\nBA2,JFK,LCY,2026-11-30T20:05\n",
      to: "a.csv"
    )
    let zone = "America/New_York"
    let told = Captured.run(
      ["init", "--schedule", "a.csv", "--time-zone", zone],
      in: site.path
    )
    #expect(told.status == 0)
    #expect(try site.text(of: "site.yml").contains("airport: JFK\ntime_zone: \(zone)\n"))
    let build = Captured.run(["build", "-q", "--now", "2026-11-30T05:30"], in: site.path)
    #expect(build.status == 0)
    #expect(
      try flights(site) == """
        arrival | BA 1 | LHR | London | 2026-11-30T19:05-05:00 | 2026-11-30T19:05-05:00 | scheduled
        departure | BA 2 | LCY | London | 2026-11-30T20:05-05:00 | 2026-11-30T20:05-05:00 | scheduled

        """
    )
  }

  @Test("where nothing of it is known, nothing is written")
  func nothing() throws {
    let site = try SiteFolder()
    try site.write("Dear colleague,\nthe plan, as agreed:\nno change,\n", to: "a.csv")
    let told = Captured.run(["init", "--schedule", "a.csv", "--airport", "JFK"], in: site.path)
    #expect(told.status == 1)
    #expect(told.output == "")
    #expect(told.errors.hasPrefix("a.csv:2:1: error: this is no table of flights: "))
    #expect(site.files.names == ["a.csv"])
  }
}
