/// The escapings of a program, flat: for each byte where its replacement lies.
struct EscapingTables: Sendable {
  /// 256 entries for each escaping: zero for a byte that stays, else offset and length of its
  /// replacement in `pool`.
  private(set) var entries: [UInt32] = []
  /// The replacements, one after another.
  private(set) var pool: [UInt8] = []

  private var indexes: [Escaping: UInt16] = [:]

  /// The number of an escaping, counted from 1; zero for none.
  mutating func index(of escaping: Escaping) -> UInt16 {
    if escaping.replacements.isEmpty { return 0 }
    if let index = indexes[escaping] { return index }
    for byte in UInt8.min...UInt8.max {
      guard let replacement = escaping.replacements[byte].map({ Array($0.utf8) }) else {
        entries.append(0)
        continue
      }
      entries.append(UInt32(pool.count) << 8 | UInt32(min(replacement.count, 255)))
      pool += replacement
    }
    let index = UInt16(entries.count / 256)
    indexes[escaping] = index
    return index
  }
}
