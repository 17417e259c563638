import Dispatch
import Foundation
import Synchronization

/// Whether somebody asked the build to stop: the terminal or a shutdown. Before anything is
/// published the build ends at once, also while it waits for a pipe; then it ends before the site
/// changes, or, once that has begun, finishes.
// Unchecked, because the sources are only held: nothing reads them once they are made.
final class Interruption: @unchecked Sendable {
  private enum Phase {
    case reading
    case publishing
    case requested
  }

  private let phase = Mutex(Phase.reading)
  private let sources: [any DispatchSourceSignal]

  /// `end` is called when a signal comes before the publishing, and must end the process.
  init(end: @escaping @Sendable () -> Never) {
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for source in sources {
      source.setEventHandler { [weak self] in
        self?.phase.withLock { phase in
          if case .reading = phase { end() }
          phase = .requested
        }
      }
      source.resume()
    }
  }

  /// From here on the build ends itself.
  func beginPublishing() {
    phase.withLock { $0 = .publishing }
  }

  /// Whether a signal has come since the publishing began.
  var isRequested: Bool { phase.withLock { $0 == .requested } }
}
