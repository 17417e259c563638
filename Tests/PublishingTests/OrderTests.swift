import Glibc
import Synchronization
import Testing

@testable import Publishing

@Suite("the order of changes")
struct OrderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("of a first build: assets, days, pages, and the root page last")
  func firstBuild() throws {
    let site = SmallSite([
      "index.html": "", "days.html": "", "about.html": "", "logo.svg": "", "assets/a.css": "",
      "2026-12-01/index.html": "", "2026-12-01/flight.html": "", "2026-12-01/flights.json": "",
    ])
    #expect(
      try changes(of: site) == [
        "replace .boardwalk/claim", "synchronize ", "rename assets", "rename logo.svg",
        "rename 2026-12-01", "rename about.html", "rename days.html", "rename index.html",
        "synchronize ", "replace .boardwalk/manifest", "synchronize .boardwalk",
        "removeFile .boardwalk/claim", "replace .boardwalk/seen",
      ]
    )
  }

  @Test("of an update: all that is new, then what changed by stages, then what is gone")
  func update() throws {
    let old = SmallSite([
      "index.html": "1", "days.html": "1", "logo.svg": "1", "same.html": "", "assets/1.css": "",
      "2026-12-01/index.html": "", "2026-12-01/flight.html": "", "2026-12-02/index.html": "1",
      "2026-12-02/flight.html": "1", "2026-12-02/gone.html": "",
    ])
    let new = SmallSite([
      "index.html": "2", "days.html": "2", "logo.svg": "2", "same.html": "", "assets/2.css": "",
      "2026-12-02/index.html": "2", "2026-12-02/flight.html": "2", "2026-12-02/more.html": "",
      "2026-12-03/index.html": "", "2026-12-03/flight.html": "", "about.html": "",
    ])
    try old.publish(in: folder)
    #expect(
      try changes(of: new) == [
        "replace .boardwalk/claim", "synchronize ",
        "rename assets/2.css", "rename 2026-12-02/more.html", "rename 2026-12-03",
        "rename about.html",
        "replace logo.svg", "replace 2026-12-02/flight.html", "replace days.html",
        "replace 2026-12-02/index.html", "replace index.html",
        "removeFile 2026-12-01/flight.html", "removeFile 2026-12-01/index.html",
        "removeFile 2026-12-02/gone.html", "removeFile assets/1.css",
        "removeFolder 2026-12-01",
        "synchronize ", "replace .boardwalk/manifest", "synchronize .boardwalk",
        "removeFile .boardwalk/claim", "replace .boardwalk/seen",
      ]
    )
  }

  @Test(
    "after a first build was killed: its pages are put right before the root page leads to them"
  )
  func finishedFirstBuild() throws {
    let isKilled = Mutex(false)
    // The first two days of three are there; the second one leads to the third.
    _ = SmallSite.days(1, version: "x").failure(
      in: folder,
      intercept: { _, name in
        isKilled.withLock { isKilled in
          if name == "2026-12-03" && folder.text(of: "public/2026-12-02/index.html") != nil {
            isKilled = true
          }
          return isKilled ? EIO : 0
        }
      }
    )
    #expect(folder.text(of: "public/2026-12-02/index.html") != nil)
    #expect(folder.text(of: "public/2026-12-03/index.html") == nil)
    let found = try changes(of: SmallSite.days(0, version: "x"))
    let rootPage = try #require(found.firstIndex(of: "rename index.html"))
    let lastReplaced = try #require(found.firstIndex(of: "replace 2026-12-02/index.html"))
    #expect(lastReplaced < rootPage)
  }

  /// The changes that publishing makes, without those in the staging folder.
  private func changes(of site: SmallSite) throws -> [String] {
    let changes = Mutex<[String]>([])
    try site.publish(
      in: folder,
      intercept: { operation, name in
        let isStaged =
          operation == .makeFolder || operation == .writeFile
          || name.hasPrefix(Destination.stagingPath)
        if !isStaged { changes.withLock { $0.append("\(operation) \(name)") } }
        return 0
      }
    )
    return changes.withLock { $0 }
  }
}
