import Diagnostics
import Testing

@testable import Publishing

@Suite("the records of a build")
struct RecordTests {
  @Test("a manifest has one line a file, by folder and name")
  func written() throws {
    let folder = try TemporaryFolder()
    var site = SmallSite(["b.html": "", "a-b/c.html": "", "a/z.html": "", "index.html": "hello"])
    site.flights = ["2026-12-01": 12, "2026-11-30": 30]
    try site.publish(in: folder)
    #expect(
      folder.text(of: "public/.boardwalk/manifest") == """
        boardwalk manifest 1
        flights 2026-11-30 30
        flights 2026-12-01 12
        files 4
        99aa06d3014798d86001c324468d497f 0 b.html
        b5e9c1ad071b3e7fc779cfaa5e523818 5 index.html
        99aa06d3014798d86001c324468d497f 0 a/z.html
        99aa06d3014798d86001c324468d497f 0 a-b/c.html

        """
    )
  }

  @Test("a manifest is read as it was written")
  func roundTrip() throws {
    var hourly = HourlyFlights()
    for hour in [6, 6, 30] { hourly.add(hour: hour) }
    var manifest = Manifest(
      flights: ["2026-12-01": 3],
      arrivals: ["2026-12-01": 2],
      hours: ["2026-12-01": hourly]
    )
    for number in (0..<3000).reversed() {
      manifest.names.insert("2026-12-0\(number % 9 + 1)/rl\(number)-arrival-bos.html")
      manifest.entries.append(
        Manifest.Entry(
          size: number,
          hash: ContentHash(high: UInt64(number) << 50, low: ~UInt64(number))
        )
      )
    }
    let text = manifest.written()
    let read = try text.withUnsafeBufferPointer { try Manifest(reading: $0) }
    #expect(read.written() == text)
    #expect(read.flights == manifest.flights)
    #expect(read.arrivals == manifest.arrivals)
    #expect(read.hours == manifest.hours)
    let line = "\nhours 2026-12-01 0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1\n"
    #expect(String(decoding: text, as: UTF8.self).contains(line))
    for index in 0..<manifest.names.count {
      let found = try #require(read.names.index(of: manifest.names[index]))
      #expect(read.entries[found] == manifest.entries[index])
    }
  }

  static let hash = "0123456789abcdef0123456789abcdef"

  @Test(
    "a damaged manifest is refused at its line, and nothing in it is obeyed",
    arguments: [
      ("", 1), ("boardwalk manifest 1", 1), ("something else\n", 1), ("boardwalk manifest x\n", 1),
      ("boardwalk manifest 1\n", 2), ("boardwalk manifest 1\nfiles x\n", 2),
      ("boardwalk manifest 1\nfiles -1\n", 2), ("boardwalk manifest 1\nfiles 99999999999999\n", 2),
      ("boardwalk manifest 1\nflights 2026-12-01\nfiles 0\n", 2),
      ("boardwalk manifest 1\narrivals 2026-12-01 x\nfiles 0\n", 2),
      ("boardwalk manifest 1\nhours 2026-12-01 1,2\nfiles 0\n", 2),
      ("boardwalk manifest 1\nfiles 1\n", 3), ("boardwalk manifest 1\nfiles 0\nmore\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 a.html", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5a.html\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 ../a.html\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 a/../../b.html\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 /etc/passwd\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 .boardwalk/lock\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 .BoardWalk/lock\n", 3),
      ("boardwalk manifest 1\nfiles 1\n\(hash) 5 a\u{0}b\n", 3),
      ("boardwalk manifest 1\nfiles 2\n\(hash) 5 a.html\n\(hash) 5 a.html\n", 4),
    ]
  )
  func damagedManifest(_ text: String, _ line: Int) throws {
    try expectDamage(of: "manifest", text, line)
  }

  @Test(
    "a damaged claim is refused at its line, and nothing in it is obeyed",
    arguments: [
      ("", 1), ("boardwalk manifest 1\n", 1), ("boardwalk claim 1\n", 2),
      ("boardwalk claim 1\nnames x\n", 2), ("boardwalk claim 1\nnames 1\n", 3),
      ("boardwalk claim 1\nnames 1\n../../victim.html\n", 3),
      ("boardwalk claim 1\nnames 1\na//b\n", 3), ("boardwalk claim 1\nnames 1\nvictim.html", 3),
      ("boardwalk claim 1\nnames 2\na\na\n", 4), ("boardwalk claim 1\nnames 1\na\nb\n", 4),
    ]
  )
  func damagedClaim(_ text: String, _ line: Int) throws {
    try expectDamage(of: "claim", text, line)
  }

  private func expectDamage(of record: String, _ text: String, _ line: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("victim", to: "victim.html")
    try FailingSite.site.publish(in: folder)
    try folder.write(text, to: "public/.boardwalk/\(record)")
    let before = folder.tree()
    let said = SmallSite(["other.html": ""]).failure(in: folder)
    #expect(
      said == """
        public/.boardwalk/\(record):\(line):1: error: this record of the last build is damaged; \
        move what 'public' holds away, or build into another folder and put that in its place

        """
    )
    #expect(folder.tree() == before)
    #expect(folder.text(of: "victim.html") == "victim")
  }

  @Test(
    "a damaged manifest in which every name can be read is mended, and every file compared",
    arguments: ["xxxxx", "unit", "flights", "size"]
  )
  func mended(_ damage: String) throws {
    let folder = try TemporaryFolder()
    var site = FailingSite.site
    site.flights = ["2026-11-30": 30, "2026-12-01": 40]
    try site.publish(in: folder)
    let manifest = try #require(folder.text(of: "public/.boardwalk/manifest"))
    let damaged =
      switch damage {
      case "unit": manifest.replacing("files 2", with: "unit x\nfiles 2")
      case "flights": manifest.replacing("12-01 40", with: "12-01 x")
      case "size": manifest.replacing(" 5 index.html", with: " ? index.html")
      default: manifest.replacing("b5e9c", with: damage)
      }
    try #require(damaged != manifest)
    try folder.write(damaged, to: "public/.boardwalk/manifest")
    try folder.write("page?", to: "public/a/page.html")
    try folder.write("mine", to: "public/mine.txt")
    let outcome = try site.publish(in: folder)
    #expect([outcome.written, outcome.unchanged, outcome.removed] == [1, 1, 0])
    #expect(
      DiagnosticRenderer().render(outcome.warnings) == """
        public/.boardwalk/manifest: warning: this record of the last build was damaged; its names \
        could be read, so that every file was compared and the record written anew

        """
    )
    #expect(folder.text(of: "public/.boardwalk/manifest") == manifest)
    #expect(folder.site() == site.tree.merging(["mine.txt": "mine"]) { $1 })
    #expect(try site.publish(in: folder).warnings.isEmpty)
  }

  @Test("a mended manifest keeps a schedule that has shrunk from being published")
  func mendedGuard() throws {
    let folder = try TemporaryFolder()
    try FailingSite.site.publish(in: folder)
    let manifest = try #require(folder.text(of: "public/.boardwalk/manifest"))
    try folder.write(
      manifest.replacing("b5e9c", with: "xxxxx"),
      to: "public/.boardwalk/manifest"
    )
    let said = FailingSite.site.failure(in: folder) { $0.flights = ["2026-11-30": 1] }
    #expect(said.hasPrefix("error: the schedule has 1 flight still to come on days that had 30"))
  }

  @Test("a record that is a folder is refused in words")
  func folderForRecord() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("public/.boardwalk/manifest")
    #expect(
      FailingSite.site.failure(in: folder) == """
        public/.boardwalk/manifest: error: a folder stands where the site needs a file; move it \
        away, then build again

        """
    )
  }
}
