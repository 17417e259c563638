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

  /// Which legs have become others that end elsewhere: the number of the leg as it was planned, by that
  /// of the one that it is now. A message of the one names the other's end.
  var plans: [Int: Int] {
    var plans: [Int: Int] = [:]
    for (index, key) in keys.enumerated() where !legs[index].isDeleted {
      for arrival in legs[index][.plannedArrivals] where arrival != key.arrival {
        var planned = key
        planned.arrival = arrival
        if let plan = indices[planned] { plans[index] = plan }
      }
    }
    return plans
  }
}
