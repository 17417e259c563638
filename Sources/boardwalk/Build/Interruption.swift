import CPOSIX
import Diagnostics
import Publishing

/// Whether somebody asked the build to stop: the terminal or a shutdown. Before anything is
/// published the build ends at once, also while it waits for a pipe; then it ends before the site
/// changes, or, once that has begun, finishes.
///
/// Signals are the process's own, so what has come is kept beneath, in C, where a handler may look.
struct Interruption: Sendable {
  /// Catches signals from here on: one that comes before the publishing ends the process.
  init(console: Console, color: ColorChoice) {
    posix_catch_interruptions(
      console.text(of: [PublishingProblem.interrupted.diagnostic(at: nil)], color: color)
    )
  }

  /// From here on the build ends itself.
  func beginPublishing() {
    posix_defer_interruptions()
  }

  /// Whether a signal has come since the publishing began.
  var isRequested: Bool { posix_is_interrupted() != 0 }
}
