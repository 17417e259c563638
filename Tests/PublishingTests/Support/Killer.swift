import Glibc
import Synchronization

@testable import Publishing

/// Stands in for a kill: from one change on, no change to the file system happens any more, so that
/// what is on the disk is what a killed process leaves.
final class Killer: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  /// Lets so many changes happen.
  init(after limit: Int = .max) {
    self.limit = limit
  }

  /// How many changes were asked for.
  var changes: Int { count.withLock { $0 } }

  /// Counts a change that is asked for; two threads never get the same number.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  /// The answer for `FileSystem.intercept`.
  func answer() -> Int32 { next() > limit ? EIO : 0 }
}

extension SmallSite {
  /// Publishes, and is killed after so many changes; returns how many there would have been.
  @discardableResult
  func publish(
    in folder: TemporaryFolder,
    killedAfter limit: Int,
    change: (inout PublishingOptions) -> Void = { _ in }
  ) -> Int {
    let killer = Killer(after: limit)
    // What it fails with is what a killed process no longer tells.
    _ = try? publish(in: folder, change: change, intercept: { _, _ in killer.answer() })
    return killer.changes
  }

  /// How many changes publishing makes, in a copy of what the folder would hold.
  static func countChanges(_ builds: [SmallSite]) throws -> Int {
    let folder = try TemporaryFolder()
    for site in builds.dropLast() { try site.publish(in: folder) }
    return builds.last?.publish(in: folder, killedAfter: .max) ?? 0
  }
}

/// What is wrong with a site for a reader: links that lead nowhere, and files that are neither one
/// build's nor the other's.
func flaws(
  in folder: TemporaryFolder,
  between sites: [SmallSite],
  startingAt names: [String]
) -> [String] {
  let found = folder.site()
  var flaws: [String] = []
  for (name, text) in found where !name.hasSuffix("/") {
    if !sites.contains(where: { $0.files[name] == text }) { flaws.append("\(name) is no page") }
  }
  var queue = names.filter { found[$0] != nil }
  var seen = Set(queue)
  while let page = queue.popLast() {
    guard page.hasSuffix(".html"), let text = found[page] else { continue }
    for link in SmallSite.links(of: text) where seen.insert(link).inserted {
      if found[link] == nil { flaws.append("\(page) leads to \(link)") }
      queue.append(link)
    }
  }
  return flaws.sorted()
}
