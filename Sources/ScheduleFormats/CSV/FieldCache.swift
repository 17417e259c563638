import Basics

/// Values made from fields, kept so that a text that comes again is made once. Keys are ranges of
/// the file's bytes: nothing is copied for a look-up.
struct FieldCache<Value> {
  private struct Entry {
    var start: Int
    var end: Int
    var hash: UInt
    var value: Value
  }

  /// How far a look-up goes; where more fields than that fall together, values are made anew.
  private static var longestSearch: Int { 32 }

  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  /// The value of a field whose bytes are its text; made when they have not been seen before.
  mutating func value(
    of field: CSVField,
    in bytes: [UInt8],
    make: () -> Value
  ) -> Value {
    let hash = Self.hash(of: field, in: bytes)
    var slot = Int(hash & UInt(slots.count - 1))
    for _ in 0..<Self.longestSearch {
      let number = Int(slots[slot])
      guard number >= 0 else {
        let value = make()
        insert(Entry(start: field.start, end: field.end, hash: hash, value: value), at: slot)
        return value
      }
      if entries[number].hash == hash, isSame(number, as: field, in: bytes) {
        return entries[number].value
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return make()
  }

  private func isSame(_ number: Int, as field: CSVField, in bytes: [UInt8]) -> Bool {
    let (start, end) = (entries[number].start, entries[number].end)
    guard end - start == field.end - field.start else { return false }
    for distance in 0..<end - start
    where bytes[start + distance] != bytes[field.start + distance] {
      return false
    }
    return true
  }

  private mutating func insert(_ entry: Entry, at slot: Int) {
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    guard entries.count * 2 > slots.count else { return }
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash & UInt(slots.count - 1))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// The hash with its high half mixed into the low one that chooses a slot.
  private static func hash(of field: CSVField, in bytes: [UInt8]) -> UInt {
    let hash = StableHash(bytes[field.start..<field.end]).value
    return UInt(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
