import Configuration
import Diagnostics
import Foundation
import Testing

@testable import boardwalk

@Suite("A source of any format")
struct SourceTests {
  private static let now = ["--now", "2026-11-30T05:00"]

  private func run(_ folder: SiteFolder, _ arguments: String...) -> Captured {
    Captured.run(arguments + Self.now, in: folder.path)
  }

  @Test(
    "with a bad record fails a build, and yet a value can be set and taken back",
    arguments: SourceSite.allCases
  )
  func set(source: SourceSite) throws {
    let folder = try source.folder()
    #expect(run(folder, "build", "-q").status == 1)
    let set = run(folder, "set", source.flight, "gate=A4")
    #expect(set.errors == "")
    #expect(set.output.contains("gate A4, until 2026-12-02T00:00-05:00"))
    #expect(run(folder, "unset", source.flight).status == 0)
  }

  @Test(
    "check counts a record once, right or wrong, also where the wrong one fails a build",
    arguments: SourceSite.allCases
  )
  func records(source: SourceSite) throws {
    for more in ["", ", on_error: skip"] {
      let check = run(try source.folder(more), "check")
      // Seasons and feeds make flights of the days beside the site's, too.
      let flights = source == .ssim || source == .gtfs ? "3 flights" : "1 flight"
      #expect(
        check.output.split(separator: "\n").first?.hasSuffix(": 2 rows, \(flights)") == true
      )
      #expect(check.output.contains(more.isEmpty ? "1 error, 0" : "0 errors, 1 warning\n"))
    }
  }

  private func date(_ name: String, of folder: SiteFolder, _ time: String) throws {
    let date = try Date(time, strategy: .iso8601)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder[name])
  }

  private func age(_ folder: SiteFolder) throws -> String? {
    let check = run(folder, "check", "--json")
    let found = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
    return (found?["schedule"] as? [String: Any])?["data"] as? String
  }

  @Test(
    "is as old as it says, else as the youngest of its files, whatever lies beside them",
    arguments: [
      // What messages and feeds say of themselves.
      (SourceSite.aidx, ["m/1.xml", "m/2.xml", "m/receiver.log"], "2026-11-30T04:00-05:00"),
      (.avinor, ["s.xml"], "2026-11-30T04:00-05:00"),
      // The files' last change, each file an hour after the one before it.
      (.csv, ["s.csv", "other"], "2026-11-30T01:00-05:00"),
      (.ssim, ["s.ssim", "other"], "2026-11-30T01:00-05:00"),
      (.json, ["s.json", "other"], "2026-11-30T01:00-05:00"),
      (.sql, ["flights.db", "flights.db-wal", "other"], "2026-11-30T02:00-05:00"),
      (.gtfs, ["feed/trips.txt", "feed/stops.txt", "feed/fetch.log"], "2026-11-30T02:00-05:00"),
    ]
  )
  func age(source: SourceSite, names: [String], expected: String) throws {
    let folder = try source.folder(", on_error: skip, max_age: 720h")
    for name in folder.files.names { try date(name, of: folder, "2026-11-01T06:00:00Z") }
    for (index, name) in names.enumerated() {
      if !folder.files.names.contains(name) { try folder.write("", to: name) }
      try date(name, of: folder, "2026-11-30T0\(6 + index):00:00Z")
    }
    #expect(try age(folder) == expected)
  }

  @Test("a season file is of the youngest day that its carriers' records tell, or time")
  func season() throws {
    let folder = try SourceSite.ssim.folder(", on_error: skip, max_age: 720h")
    let text = try folder.text(of: "s.ssim")
    func made(_ day: String, _ time: String = "    ") throws -> String? {
      let record = "2LRL          01NOV2631MAR27" + day
      let padded = record + String(repeating: " ", count: 190 - record.utf8.count) + time
      try folder.write(text.replacing("2LRL          01NOV2631MAR27", with: padded), to: "s.ssim")
      return try age(folder)
    }
    #expect(try made("28NOV26") == "2026-11-28T00:00-05:00")
    #expect(try made("28NOV26", "1815") == "2026-11-28T18:15-05:00")
    #expect(try made("soon   ") != "2026-11-28T00:00-05:00")
    let twice =
      text.replacing("5 RL\n", with: "5 RL\n2UNQ          01NOV2631MAR2729NOV26\n5 NQ\n")
    try folder.write(twice, to: "s.ssim")
    #expect(try age(folder) == "2026-11-28T19:00-05:00")
  }

  @Test("what is packed is as old as the archive")
  func packed() throws {
    let folder = try SiteFolder()
    try folder.write("x", to: "a.zip")
    try date("a.zip", of: folder, "2026-11-30T10:00:00Z")
    let paths = SourceFiles.paths(of: try csv("a.zip/s.csv"), at: folder["a.zip/s.csv"])
    #expect(paths == [folder["a.zip"]])
    #expect(FileTime.lastChange(of: paths)?.unixSeconds == 1_796_032_800)
    #expect(FileTime.lastChange(of: [folder["none"], folder.path]) == nil)
  }

  private func csv(_ path: String) throws -> ScheduleSource {
    let text = "title: T\ntime_zone: UTC\nschedule: { csv: { file: \(path) } }\n"
    return try SiteConfiguration.parse(SourceText(path: "site.yml", text: text)).schedule.source
  }

  @Test("updates of messages are as old as they say, too")
  func updates() throws {
    let folder = try SourceSite.csv.folder(", on_error: skip")
    let other = try SourceSite.aidx.folder()
    try folder.write(try other.text(of: "m/1.xml"), to: "m/1.xml")
    let text = try folder.text(of: "site.yml")
    try folder.write(text + "updates: { aidx: { folder: m }, max_age: 720h }\n", to: "site.yml")
    #expect(try age(folder) == "2026-11-30T03:00-05:00")
  }
}
