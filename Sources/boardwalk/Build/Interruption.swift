import Dispatch
import Foundation
import Synchronization

/// Whether somebody asked the build to stop: the terminal or a shutdown. The build then ends before
/// anything is published, or, once it has begun to, finishes.
// Unchecked, because the sources are only held: nothing reads them once they are made.
final class Interruption: @unchecked Sendable {
  private let requested = Atomic(false)
  private let sources: [any DispatchSourceSignal]

  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for source in sources {
      source.setEventHandler { [weak self] in
        self?.requested.store(true, ordering: .relaxed)
      }
      source.resume()
    }
  }

  /// Whether a signal has come.
  var isRequested: Bool { requested.load(ordering: .relaxed) }
}
