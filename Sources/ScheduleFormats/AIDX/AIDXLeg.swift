import Diagnostics
import Schedule

/// What tells one leg from all others, in any spelling: codes and letters are capitals.
struct AIDXLegKey: Hashable {
  /// The airline, the number and the letter behind it.
  var flight: FlightName
  /// The airline's code.
  var airline: String
  /// The letter behind the number.
  var suffix: String
  /// Where it leaves.
  var departure: String
  /// Where it arrives.
  var arrival: String
  /// The flight's first day, UTC.
  var originDate: CivilDate
  /// Which of several tries it is.
  var repeatNumber: Substring
}

/// A leg, as all messages about it so far tell it. Each value has the stamp of its message, so that
/// the order in which messages are read does not matter.
struct AIDXLeg {
  private struct Value {
    var field: AIDXField
    var texts: [String]
    var stamp: AIDXStamp
  }

  private struct Time {
    var slot: AIDXTimeSlot
    var time: FlightTime?
    var stamp: AIDXStamp
  }

  /// The number as it was written.
  var number: String
  /// Where the latest message tells of it.
  private(set) var place: Location
  /// When it was last told of, and when it was last deleted.
  private(set) var told: AIDXStamp
  private(set) var deleted: AIDXStamp?
  private var values: [Value] = []
  private var times: [Time] = []

  init(number: String, place: Location, stamp: AIDXStamp) {
    self.number = number
    self.place = place
    told = stamp
  }

  /// Whether a deletion is the last that was told of it.
  var isDeleted: Bool { deleted == told }

  /// Puts a message's values in; an empty list takes away what was told before.
  mutating func merge(_ change: AIDXChange, at place: Location, stamp: AIDXStamp) {
    if stamp >= told {
      (told, self.place) = (stamp, place)
      number = change.number
    }
    if change.isDeletion, deleted.map({ stamp > $0 }) ?? true { deleted = stamp }
    for (field, texts) in change.values { set(field, texts, stamp) }
    for (slot, time) in change.times { set(slot, time, stamp) }
  }

  /// The texts of a field; none where there is none.
  subscript(field: AIDXField) -> [String] {
    values.first { $0.field == field && isValid($0.stamp) }?.texts ?? []
  }

  /// A time; nil where there is none.
  subscript(qualifier: AIDXTimeSlot.Qualifier, kind: AIDXTimeSlot.Kind) -> FlightTime? {
    let slot = AIDXTimeSlot(qualifier: qualifier, kind: kind)
    return times.first { $0.slot == slot && isValid($0.stamp) }?.time
  }

  /// A time, be it told before the leg was deleted.
  func told(_ qualifier: AIDXTimeSlot.Qualifier, _ kind: AIDXTimeSlot.Kind) -> FlightTime? {
    let slot = AIDXTimeSlot(qualifier: qualifier, kind: kind)
    return times.first { $0.slot == slot }?.time
  }

  /// Puts in what was told of the leg that it was planned as and not of this one: of the times when it
  /// was to be at both ends, and when it left.
  mutating func complete(from plan: AIDXLeg) {
    for value in plan.values where plan.isValid(value.stamp) && self[value.field].isEmpty {
      set(value.field, value.texts, told)
    }
    for time in plan.times {
      let (qualifier, kind) = (time.slot.qualifier, time.slot.kind)
      guard kind == .scheduled || qualifier == .offBlock || qualifier == .takeOff,
        self[qualifier, kind] == nil
      else { continue }
      set(time.slot, time.time, told)
    }
  }

  /// What was told before a deletion does not count any more.
  private func isValid(_ stamp: AIDXStamp) -> Bool { deleted.map { stamp > $0 } ?? true }

  private mutating func set(_ field: AIDXField, _ texts: [String], _ stamp: AIDXStamp) {
    let value = Value(field: field, texts: texts, stamp: stamp)
    guard let index = values.firstIndex(where: { $0.field == field }) else {
      return values.append(value)
    }
    if values[index].stamp <= stamp { values[index] = value }
  }

  private mutating func set(_ slot: AIDXTimeSlot, _ time: FlightTime?, _ stamp: AIDXStamp) {
    let value = Time(slot: slot, time: time, stamp: stamp)
    guard let index = times.firstIndex(where: { $0.slot == slot }) else {
      return times.append(value)
    }
    if times[index].stamp <= stamp { times[index] = value }
  }
}
