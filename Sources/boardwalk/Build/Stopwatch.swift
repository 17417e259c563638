/// How long a build has taken, and its steps.
final class Stopwatch {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var laps: [(name: String, end: ContinuousClock.Instant)] = []

  init() {
    start = clock.now
  }

  /// Ends a step.
  func lap(_ name: String) {
    laps.append((name, clock.now))
  }

  /// Whole milliseconds since the start.
  var milliseconds: Int { Self.milliseconds(clock.now - start) }

  /// The steps, one a line.
  var text: String {
    var last = start
    return laps.map { lap in
      defer { last = lap.end }
      return "\(lap.name): \(Self.milliseconds(lap.end - last)) ms\n"
    }.joined()
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration / .milliseconds(1))
  }
}
