/// A generator of a few lines, so that a failing case comes again.
struct SeededNumbers {
  private var state: UInt64

  /// Numbers that are the same for the same seed.
  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    _ = below(1)
  }

  /// A number from 0 up to a bound, which is above 0.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
