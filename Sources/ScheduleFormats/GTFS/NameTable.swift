/// Names by number and numbers by name, kept as bytes one behind the other: a feed has a million.
struct NameTable {
  private var arena: [UInt8] = []
  /// The byte behind each name.
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// How many there are.
  var count: Int { ends.count }

  /// About how many bytes it takes.
  var size: Int { arena.count + ends.count * 24 }

  /// The number of a name; nil where it is not there.
  func number(of bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let hash = Self.hash(of: bytes, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isSame(number, bytes, range) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of a name, which is put there where it is not yet.
  mutating func insert(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    if let number = number(of: bytes, range) { return number }
    let number = ends.count
    arena.append(contentsOf: bytes[range])
    ends.append(arena.count)
    hashes.append(Self.hash(of: bytes, range))
    if ends.count * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for other in 0...number { place(other) }
    } else {
      place(number)
    }
    return number
  }

  /// The same of a text.
  mutating func insert(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return insert(bytes, bytes.indices)
  }

  /// The name of a number.
  subscript(number: Int) -> String {
    String(decoding: arena[start(number)..<ends[number]], as: UTF8.self)
  }

  private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private mutating func place(_ number: Int) {
    var slot = Int(hashes[number]) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: number)
  }

  private func isSame(_ number: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = start(number)
    guard ends[number] - start == range.count else { return false }
    for distance in 0..<range.count
    where arena[start + distance] != bytes[range.lowerBound + distance] {
      return false
    }
    return true
  }

  private static func hash(of bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { value = (value ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    value ^= value >> 29
    value = value &* 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: value >> 32)
  }
}
