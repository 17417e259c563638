import Diagnostics
import Synchronization
import Testing

@testable import Publishing

@Suite("publishing a site")
struct PublishTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a first build writes every file")
  func firstBuild() throws {
    let site = SmallSite.days(1, version: "x")
    let outcome = try site.publish(in: folder)
    #expect(folder.site() == site.tree)
    #expect(outcome.written == site.files.count)
    #expect(outcome.unchanged == 0)
    #expect(outcome.removed == 0)
    #expect(
      folder.tree().keys.filter { $0.hasPrefix(".boardwalk") }.sorted()
        == [".boardwalk/", ".boardwalk/lock", ".boardwalk/manifest"]
    )
  }

  @Test("a destination whose parents are missing is made with them")
  func missingParents() throws {
    try SmallSite(["index.html": "hello"]).publish(in: folder, to: "a/b/public")
    #expect(folder.site("a/b/public") == ["index.html": "hello"])
  }

  @Test("a second build of the same site touches nothing")
  func unchanged() throws {
    let site = SmallSite.days(1, version: "x")
    try site.publish(in: folder)
    let names = folder.tree().keys.sorted().map { "public/\($0)" } + ["public"]
    let stamps = names.map(folder.stamp)
    let changes = Mutex<[String]>([])
    let outcome = try site.publish(
      in: folder,
      intercept: { _, name in
        changes.withLock { $0.append(name) }
        return 0
      }
    )
    #expect(names.map(folder.stamp) == stamps)
    #expect(changes.withLock { $0 } == [])
    #expect(outcome.written == 0)
    #expect(outcome.unchanged == site.files.count)
  }

  @Test("only what changed is written, and what is gone is removed with its folder")
  func nextDay() throws {
    let (old, new) = (SmallSite.days(1, version: "x"), SmallSite.days(2, version: "x"))
    try old.publish(in: folder)
    let same = old.files.filter { new.files[$0.key] == $0.value }.keys.sorted()
    let stamps = same.map { folder.stamp(of: "public/\($0)") }
    let outcome = try new.publish(in: folder)
    #expect(folder.site() == new.tree)
    #expect(same.map { folder.stamp(of: "public/\($0)") } == stamps)
    #expect(outcome.unchanged == same.count)
    #expect(outcome.written == new.files.count - same.count)
    #expect(outcome.removed == old.files.keys.filter { new.files[$0] == nil }.count)
  }

  @Test("a changed site has the same manifest as one built from nothing")
  func sameManifest() throws {
    try SmallSite.days(1, version: "x").publish(in: folder)
    try SmallSite.days(2, version: "y").publish(in: folder)
    try SmallSite.days(2, version: "y").publish(in: folder, to: "fresh")
    #expect(folder.tree() == folder.tree("fresh"))
  }

  @Test("a file that somebody deleted comes back")
  func deletedFile() throws {
    let site = SmallSite.days(1, version: "x")
    try site.publish(in: folder)
    folder.remove("public/2026-12-01")
    folder.remove("public/index.html")
    let outcome = try site.publish(in: folder)
    #expect(folder.site() == site.tree)
    #expect(outcome.written == 5)
  }

  @Test("a file that grew or shrank by another hand is written again")
  func editedFile() throws {
    let site = SmallSite(["index.html": "hello"])
    try site.publish(in: folder)
    try folder.write("hello!", to: "public/index.html")
    try site.publish(in: folder)
    #expect(folder.text(of: "public/index.html") == "hello")
  }

  @Test("a change that keeps the size is seen by its hash")
  func sameSize() throws {
    try SmallSite(["index.html": "gate 1"]).publish(in: folder)
    let outcome = try SmallSite(["index.html": "gate 2"]).publish(in: folder)
    #expect(outcome.written == 1)
    #expect(folder.text(of: "public/index.html") == "gate 2")
  }

  @Test("a forced build writes every file again")
  func forced() throws {
    let site = SmallSite.days(1, version: "x")
    try site.publish(in: folder)
    let stamp = folder.stamp(of: "public/robots.txt")
    let outcome = try site.publish(in: folder, change: { $0.isForced = true })
    #expect(outcome.written == site.files.count)
    #expect(folder.stamp(of: "public/robots.txt") != stamp)
    #expect(folder.site() == site.tree)
  }

  @Test("a folder goes deeper and deeper, and goes away again")
  func nestedFolders() throws {
    try SmallSite(["index.html": "", "a/1.txt": "1"]).publish(in: folder)
    let deep = SmallSite(["index.html": "", "a/1.txt": "1", "a/b/c/2.txt": "2", "a/b/3.txt": "3"])
    try deep.publish(in: folder)
    #expect(folder.site() == deep.tree)
    let shallow = SmallSite(["index.html": ""])
    #expect(try shallow.publish(in: folder).removed == 3)
    #expect(folder.site() == shallow.tree)
  }

  @Test("more folders than may be open at a time")
  func manyFolders() throws {
    var site = SmallSite(["index.html": ""])
    for number in 0..<SiteFolders.openLimit + 50 {
      site.files["static/\(number)/deep/picture.svg"] = "\(number)"
    }
    try site.publish(in: folder)
    #expect(folder.site() == site.tree)
    #expect(try site.publish(in: folder).written == 0)
    for name in site.files.keys where name != "index.html" { site.files[name] = "changed" }
    site.files["static/230/deep/deeper/new.svg"] = "new"
    site.files["static/7/deep/picture.svg"] = nil
    try site.publish(in: folder)
    #expect(folder.site() == site.tree)
  }

  @Test("names from static folders may hold spaces, capitals and other scripts")
  func staticNames() throws {
    let site = SmallSite(["index.html": "", ".well-known/Über uns (2).txt": "x", "CNAME": "y"])
    try site.publish(in: folder)
    #expect(try site.publish(in: folder).unchanged == 3)
    #expect(folder.site() == site.tree)
  }

  @Test("an empty file is a file")
  func emptyFile() throws {
    let site = SmallSite(["index.html": "", "empty.txt": ""])
    try site.publish(in: folder)
    #expect(folder.site() == site.tree)
  }

  @Test("progress counts up to all files")
  func progress() throws {
    let site = SmallSite.days(1, version: "x")
    let units = site.units
    let seen = Mutex<[Int]>([])
    let options = PublishingOptions(
      destination: folder.path(of: "public"),
      workers: 2,
      flights: site.flights
    )
    _ = try Publisher(options: options).publish(
      units,
      progress: { done in seen.withLock { $0.append(done) } }
    ) { (unit, put) throws(Report) in
      for index in units[unit].files.indices {
        try put(index, UnsafeRawBufferPointer(start: nil, count: 0))
      }
    }
    #expect(seen.withLock { $0.count } == units.count)
    #expect(seen.withLock { $0.max() } == site.files.count)
  }
}
