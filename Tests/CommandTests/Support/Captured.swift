import Synchronization

@testable import boardwalk

/// What a run of the command printed, and how it ended.
struct Captured: Equatable {
  var output = ""
  var errors = ""
  var status: Int32?

  /// What is printed, kept until the run is over; the command may print from any thread.
  private final class Streams: Sendable {
    let kept = Mutex(Captured())
  }

  /// Runs the command with arguments, in a folder.
  static func run(
    _ arguments: [String],
    in folder: String = "/",
    isTerminal: Bool = false,
    refusesColor: Bool = false
  ) -> Captured {
    let streams = Streams()
    let console = Console(
      output: { text in streams.kept.withLock { $0.output += text } },
      errors: { text in streams.kept.withLock { $0.errors += text } },
      isTerminal: isTerminal,
      refusesColor: refusesColor
    )
    let status = Command(console: console, folder: folder).run(arguments)
    return streams.kept.withLock { kept in
      kept.status = status.rawValue
      return kept
    }
  }
}
