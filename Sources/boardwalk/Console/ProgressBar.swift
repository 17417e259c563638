import Foundation
import Synchronization

/// A line on a terminal that tells how far a long build is; a pipe never gets one.
final class ProgressBar: Sendable {
  private struct State {
    var isShown = false
    var lastUpdate: ContinuousClock.Instant
  }

  private let console: Console
  private let total: Int
  private let state: Mutex<State>
  private static let delay: Duration = .milliseconds(500)
  private static let interval: Duration = .milliseconds(100)

  init(console: Console, total: Int) {
    self.console = console
    self.total = total
    state = Mutex(State(lastUpdate: .now))
  }

  /// Shows the number of files that are done, when it is time to; any thread may call it.
  func update(_ done: Int) {
    guard done & 63 == 0 else { return }
    state.withLock { state in
      let wait = state.isShown ? Self.interval : Self.delay
      guard ContinuousClock.now - state.lastUpdate >= wait else { return }
      state.isShown = true
      state.lastUpdate = .now
      let width = 30
      let filled = total > 0 ? done * width / total : width
      let bar =
        String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
      console.errors("\r[\(bar)] \(done) of \(total) pages")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { console.errors("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
