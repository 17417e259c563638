import Dispatch
import Foundation
import Synchronization

/// Whether somebody asked the build to stop: the terminal or a shutdown. The build then ends before
/// anything is published, or, once it has begun to, finishes.
final class Interruption: Sendable {
  private let requested = Atomic(false)
  private let sources: Mutex<[any DispatchSourceSignal]>

  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = Mutex([])
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in
        self?.requested.store(true, ordering: .relaxed)
      }
      source.resume()
      sources.withLock { $0.append(source) }
    }
  }

  /// Whether a signal has come.
  var isRequested: Bool { requested.load(ordering: .relaxed) }
}
