import Diagnostics
import Glibc
import Synchronization
import Testing

@testable import Publishing

@Suite("one build at a time")
struct LockTests {
  let folder: TemporaryFolder
  let site = SmallSite.days(1, version: "x")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "a second build fails while the first one renders, a dry run does not, and neither disturbs it"
  )
  func second() throws {
    let (folder, site) = (folder, site)
    let said = Mutex<[String]>([])
    try site.publish(
      in: folder,
      intercept: { operation, name in
        guard operation == .writeFile, name == "index.html" else { return 0 }
        let other = SmallSite(["index.html": "other"])
        do throws(Report) {
          try other.publish(in: folder) { $0.isDryRun = true }
          try other.publish(in: folder)
        } catch {
          said.withLock { $0.append("\(error.saysAnotherBuildRuns) \(error.saysInterrupted)") }
        }
        return 0
      }
    )
    #expect(said.withLock { $0 } == ["true false"])
    #expect(folder.site() == site.tree)
  }

  @Test("the lock is free again after a build that failed")
  func afterFailure() throws {
    try site.publish(in: folder)
    let next = SmallSite.days(2, version: "x")
    #expect(next.failure(in: folder, intercept: { _, _ in EIO }) != "")
    try next.publish(in: folder)
    #expect(folder.site() == next.tree)
  }

  @Test("a dry run never holds the lock, so that no build finds it taken")
  func dryRun() throws {
    try site.publish(in: folder)
    let options = PublishingOptions(
      destination: folder.path(of: "public"),
      isDryRun: true,
      flights: site.flights
    )
    let dry = try Destination(options, fileSystem: FileSystem())
    try SmallSite.days(2, version: "x").publish(in: folder)
    withExtendedLifetime(dry) {}
  }
}
