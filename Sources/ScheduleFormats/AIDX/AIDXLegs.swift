import Diagnostics
import Schedule

/// All legs that messages tell of, in the order in which they were first met.
struct AIDXLegs {
  private(set) var keys: [AIDXLegKey] = []
  private(set) var legs: [AIDXLeg] = []
  private var indices: [AIDXLegKey: Int] = [:]

  /// Puts a change in.
  mutating func merge(
    _ change: AIDXChange,
    of key: AIDXLegKey,
    at place: Location,
    stamp: AIDXStamp
  ) {
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = legs.count
      indices[key] = index
      keys.append(key)
      legs.append(AIDXLeg(number: change.number, place: place, stamp: stamp))
    }
    legs[index].merge(change, at: place, stamp: stamp)
  }
}
