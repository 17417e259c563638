import Glibc
import Synchronization
import Testing

@testable import Publishing

@Suite("a dry run")
struct DryRunTests {
  let folder: TemporaryFolder
  let site = SmallSite.days(1, version: "x")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("of a first build makes nothing")
  func first() throws {
    let outcome = try site.publish(in: folder) { $0.isDryRun = true }
    #expect(outcome.written == site.files.count)
    #expect(folder.stamp(of: "public") == nil)
  }

  @Test("into an empty folder makes nothing in it")
  func emptyFolder() throws {
    try folder.makeFolder("public")
    let outcome = try site.publish(in: folder) { $0.isDryRun = true }
    #expect(outcome.written == site.files.count)
    #expect(folder.tree().isEmpty)
  }

  @Test("tells what the next build does, and changes nothing")
  func next() throws {
    try site.publish(in: folder)
    try folder.write("left", to: "public/.boardwalk/staging/1/x.html")
    let names = folder.tree().keys.sorted().map { "public/\($0)" }
    let stamps = names.map(folder.stamp)
    let changes = Mutex(0)
    let next = SmallSite.days(2, version: "y")
    let said = try next.publish(
      in: folder,
      change: { $0.isDryRun = true },
      intercept: { _, _ in
        changes.withLock { $0 += 1 }
        return 0
      }
    )
    #expect(changes.withLock { $0 } == 0)
    #expect(folder.tree().keys.sorted().map { "public/\($0)" } == names)
    #expect(names.map(folder.stamp) == stamps)
    let done = try next.publish(in: folder)
    #expect(
      [said.written, said.unchanged, said.removed] == [done.written, done.unchanged, done.removed]
    )
    #expect(done.removed > 0)
  }

  @Test("fails as the build would, and changes nothing")
  func failing() throws {
    try folder.write("", to: "public/notes.txt")
    #expect(site.failure(in: folder) { $0.isDryRun = true }.contains("'notes.txt'"))
    #expect(folder.tree() == ["notes.txt": ""])
  }
}
