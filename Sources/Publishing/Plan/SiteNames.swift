import CXXHash
import Glibc

/// A set of names that numbers them in the order in which they came.
///
/// A site has tens of thousands of names: they lie in one buffer, each with a zero byte behind it
/// for the system's calls, and are found by hashes of their bytes.
struct SiteNames: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name begins; one more for where the next will.
  private var starts: [Int] = [0]
  /// The upper half of a name's hash and its number plus one; 0 is free. A power of two of them.
  private var slots: [UInt64]

  init(minimumCapacity: Int = 0) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    starts.reserveCapacity(minimumCapacity + 1)
    bytes.reserveCapacity(minimumCapacity * 40)
  }

  /// How many names there are.
  var count: Int { starts.count - 1 }

  /// The number of a name, and whether it is new.
  @discardableResult
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> (index: Int, isNew: Bool) {
    let hash = Self.hash(name)
    let slot = slot(of: name, hash)
    if slots[slot] != 0 { return (Int(slots[slot] & 0xFFFF_FFFF) - 1, false) }
    bytes.append(contentsOf: name)
    bytes.append(0)
    starts.append(bytes.count)
    slots[slot] = Self.entry(hash, count)
    if count * 2 > slots.count { grow() }
    return (count - 1, true)
  }

  /// The number of a name, and whether it is new.
  @discardableResult
  mutating func insert(_ name: String) -> (index: Int, isNew: Bool) {
    var name = name
    return name.withUTF8 { insert($0) }
  }

  /// The number of a name; nil if it is not here.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let entry = slots[slot(of: name, Self.hash(name))]
    return entry == 0 ? nil : Int(entry & 0xFFFF_FFFF) - 1
  }

  /// The number of a name; nil if it is not here.
  func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { index(of: $0) }
  }

  /// A name as text.
  subscript(index: Int) -> String {
    withName(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// A name's bytes, with a zero byte behind them.
  @inline(__always)
  func withName<Result, Failure: Error>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: all[starts[index]..<starts[index + 1] - 1]))
    }
  }

  /// A name from a byte of it on, for a call of the system.
  @inline(__always)
  func withCString<Result, Failure: Error>(
    _ index: Int,
    from offset: Int = 0,
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      guard let start = all.baseAddress else { return try body("") }
      let name = UnsafeRawPointer(start + starts[index] + offset)
      return try body(name.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The slot that holds a name, or the free one where it would go.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let index = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if withName(index, { Self.areEqual($0, name) }) { break }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for index in 0..<count {
      let hash = withName(index, Self.hash)
      var slot = Int(truncatingIfNeeded: hash) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Self.entry(hash, index + 1)
    }
    slots = larger
  }

  private static func entry(_ hash: UInt64, _ number: Int) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(number)
  }

  private static func areEqual(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard left.count == right.count else { return false }
    guard let left = left.baseAddress, let start = right.baseAddress else { return true }
    return memcmp(left, start, right.count) == 0
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    XXH3_64bits(name.baseAddress, name.count)
  }
}
