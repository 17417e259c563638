import Dispatch
import Foundation
import Synchronization

/// Whether somebody asked the build to stop: the terminal or a shutdown. The build then ends before
/// anything is published, or, once it has begun to, finishes.
final class Interruption: Sendable {
  private let requested = Atomic(false)
  private let sources: [any DispatchSourceSignal & Sendable]

  init() {
    let queue = DispatchQueue(label: "interruption")
    var sources: [any DispatchSourceSignal & Sendable] = []
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      sources.append(DispatchSource.makeSignalSource(signal: number, queue: queue))
    }
    self.sources = sources
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
