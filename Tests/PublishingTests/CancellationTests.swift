import Diagnostics
import Synchronization
import Testing

@testable import Publishing

@Suite("a build that its owner stops")
struct CancellationTests {
  @Test("leaves the old site as it was, whenever it is stopped")
  func cancelled() throws {
    let folder = try TemporaryFolder()
    try SmallSite.days(1, version: "x").publish(in: folder)
    let before = folder.tree()
    let next = SmallSite.days(2, version: "y")
    // It is asked before each unit and each file, and once before the site changes.
    let questions = next.units.count + next.files.count + 1
    for answer in 1...questions {
      let asked = Mutex(0)
      do throws(Report) {
        try next.publish(
          in: folder,
          isCancelled: {
            asked.withLock {
              $0 += 1
              return $0 >= answer
            }
          }
        )
        Issue.record("not stopped at question \(answer)")
      } catch {
        #expect(error.saysInterrupted)
        #expect(
          error.diagnostics.map(\.message) == ["the build was interrupted; nothing was published"]
        )
      }
      #expect(folder.tree() == before)
    }
  }

  @Test("of which nothing is asked any more is published to its end")
  func late() throws {
    let folder = try TemporaryFolder()
    let isCommitting = Mutex(false)
    let site = SmallSite.days(1, version: "x")
    try site.publish(
      in: folder,
      isCancelled: { isCommitting.withLock { $0 } },
      intercept: { operation, _ in
        if operation == .synchronize { isCommitting.withLock { $0 = true } }
        return 0
      }
    )
    #expect(folder.site() == site.tree)
  }

  @Test("is not one whose pages fail: all their mistakes are told, in the order of units")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    try SmallSite.days(1, version: "x").publish(in: folder)
    let before = folder.tree()
    let units = (0..<40).map {
      PublishingUnit(files: [PlannedFile(name: "\($0).html", stage: .board)])
    }
    let options = PublishingOptions(
      destination: folder.path(of: "public"),
      workers: 2,
      flights: ["2026-12-01": 1]
    )
    do throws(Report) {
      _ = try Publisher(options: options).publish(units) { (unit, put) throws(Report) in
        guard unit % 10 == 3 else {
          return try put(0, UnsafeRawBufferPointer(start: nil, count: 0))
        }
        throw PublishingProblem.nameTooLong.report(at: Location(path: "\(unit)"))
      }
      Issue.record("published")
    } catch {
      #expect(error.diagnostics.compactMap(\.location?.path) == ["3", "13", "23", "33"])
    }
    #expect(folder.tree() == before)
  }
}
