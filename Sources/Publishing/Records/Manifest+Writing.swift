import Glibc

extension Manifest {
  /// The manifest as it is kept.
  func written() -> [UInt8] { written(inOrder: order) }

  /// The manifest as it is kept, given the order of its lines.
  func written(inOrder order: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(200 + flights.count * 24 + names.count * 80)
    text += "boardwalk manifest 1\n".utf8
    for (name, counts) in [("flights", flights), ("arrivals", arrivals)] {
      for (day, count) in counts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      {
        text += "\(name) \(day) \(count)\n".utf8
      }
    }
    for (day, hourly) in hours.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      text += "hours \(day) \(hourly.counts.map(String.init).joined(separator: ","))\n".utf8
    }
    for (name, hash) in units.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      text += "unit ".utf8
      Self.append(hash, to: &text)
      text += " \(name)\n".utf8
    }
    text += "files \(names.count)\n".utf8
    for index in order {
      Self.append(entries[index].hash, to: &text)
      text.append(0x20)
      Self.append(decimal: entries[index].size, to: &text)
      text.append(0x20)
      names.withName(index) { text.append(contentsOf: $0) }
      text.append(0x0A)
    }
    return text
  }

  /// Names differ early within their folder: comparing eight bytes as one number settles most pairs
  /// without a look at the names.
  private struct SortKey {
    let folder: Int
    let beginning: UInt64
    let index: Int
  }

  /// The numbers of the files in the order of their lines: by folder, then by name.
  var order: [Int] {
    var folders = FolderTree()
    var keys: [SortKey] = []
    keys.reserveCapacity(names.count)
    for index in 0..<names.count {
      names.withName(index) { name in
        let (folder, lastPart) = folders.insertFolder(ofFile: name)
        var beginning: UInt64 = 0
        for offset in lastPart..<lastPart + 8 {
          beginning = beginning << 8 | (offset < name.count ? UInt64(name[offset]) : 0)
        }
        keys.append(SortKey(folder: folder, beginning: beginning, index: index))
      }
    }
    let sorted = (0..<folders.count).sorted {
      folders[$0].utf8.lexicographicallyPrecedes(folders[$1].utf8)
    }
    var ranks = sorted
    for (rank, folder) in sorted.enumerated() { ranks[folder] = rank }
    keys.sort { left, right in
      if left.folder != right.folder { return ranks[left.folder] < ranks[right.folder] }
      if left.beginning != right.beginning { return left.beginning < right.beginning }
      return names.withCString(left.index) { left in
        names.withCString(right.index) { strcmp(left, $0) < 0 }
      }
    }
    return keys.map(\.index)
  }

  private static func append(_ hash: ContentHash, to text: inout [UInt8]) {
    append(hexadecimal: hash.high, to: &text)
    append(hexadecimal: hash.low, to: &text)
  }

  private static func append(hexadecimal number: UInt64, to text: inout [UInt8]) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> shift) & 0xF
      text.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }

  private static func append(decimal number: Int, to text: inout [UInt8]) {
    if number >= 10 { append(decimal: number / 10, to: &text) }
    text.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
