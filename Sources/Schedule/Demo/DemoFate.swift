/// What becomes of a flight of today.
enum DemoFate: Hashable, Sendable {
  case onTime
  /// Late by minutes, at most an hour.
  case late(minutes: Int)
  case cancelled

  /// What becomes of a day's flights, by their numbers: two of ten are late and one is cancelled,
  /// on every day as nearly as its flights allow, so that no demo looks like a storm.
  static func dealt(to count: Int, seed: UInt64, number: Int) -> [DemoFate] {
    var generator = SplitMix64(seed: seed, stream: number, count, 1)
    let late = (count + 2) / 5
    let cancelled = (count + 5) / 10
    var fates = (0..<count).map { place -> DemoFate in
      if place < cancelled { return .cancelled }
      guard place < cancelled + late else { return .onTime }
      return .late(minutes: 5 * (1 + generator.below(12)))
    }
    for place in fates.indices.dropFirst().reversed() {
      fates.swapAt(place, generator.below(place + 1))
    }
    return fates
  }
}
