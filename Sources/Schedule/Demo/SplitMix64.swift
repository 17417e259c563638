/// A generator whose arithmetic is fixed, so that a seed means the same numbers on any machine and
/// with any standard library. Guy L. Steele, Doug Lea, Christine H. Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014.
struct SplitMix64 {
  private var state: UInt64

  /// The numbers of a seed, and of what they are for: streams of one seed have nothing in common.
  init(seed: UInt64, stream: Int...) {
    state = seed
    for part in stream {
      state = next() ^ UInt64(truncatingIfNeeded: part)
    }
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to and without a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// One of some values.
  mutating func pick<Value>(from values: [Value]) -> Value {
    values[below(values.count)]
  }
}
