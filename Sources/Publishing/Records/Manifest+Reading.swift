import Glibc

extension Manifest {
  /// Reads a manifest; a name in it that could lead out of the destination is a flaw.
  init(reading bytes: UnsafeBufferPointer<UInt8>) throws(RecordReader.Flaw) {
    self.init()
    var reader = RecordReader(bytes)
    try reader.heading("boardwalk manifest")
    let count = try readHead(&reader)
    // No line is shorter than 36 bytes: a made-up count must not reserve all the memory.
    guard count <= bytes.count / 36 + 1 else { throw .damaged(line: reader.lineNumber) }
    names = SiteNames(minimumCapacity: count)
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let line = try reader.line()
      guard let entry = Self.entry(line), names.insert(entry.name).isNew else {
        throw .damaged(line: reader.lineNumber)
      }
      entries.append(entry.entry)
    }
    guard reader.isAtEnd else { throw .damaged(line: reader.lineNumber + 1) }
  }

  /// Reads the lines of days and units, and the line that counts the files.
  private mutating func readHead(
    _ reader: inout RecordReader
  ) throws(RecordReader.Flaw) -> Int {
    while true {
      let line = try reader.line()
      if let value = RecordReader.value(of: line, after: "files") {
        guard let count = RecordReader.number(value) else { break }
        return count
      }
      if let value = RecordReader.value(of: line, after: "unit") {
        guard value.count > 33, value[32] == Self.space,
          let hash = Self.hash(value)
        else { break }
        units[String(decoding: value.dropFirst(33), as: UTF8.self)] = hash
        continue
      }
      guard
        take(line, after: "flights", into: \.flights)
          || take(line, after: "arrivals", into: \.arrivals) || takeHours(line)
      else { break }
    }
    throw .damaged(line: reader.lineNumber)
  }

  /// Takes a day and its count from a line that begins with a word; false where it is none such.
  mutating func take(
    _ line: UnsafeBufferPointer<UInt8>,
    after word: StaticString,
    into counts: WritableKeyPath<Manifest, [String: Int]>
  ) -> Bool {
    guard let value = RecordReader.value(of: line, after: word),
      let space = value.firstIndex(of: Self.space),
      let count = RecordReader.number(value[(space + 1)...])
    else { return false }
    self[keyPath: counts][String(decoding: value[..<space], as: UTF8.self)] = count
    return true
  }

  /// Takes a day and its flights by hours; false where a line is none such.
  mutating func takeHours(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let value = RecordReader.value(of: line, after: "hours"),
      let space = value.firstIndex(of: Self.space)
    else { return false }
    let counts = value[(space + 1)...].split(separator: UInt8(ascii: ","))
    guard let hourly = HourlyFlights(counts.compactMap { RecordReader.number($0) }) else {
      return false
    }
    hours[String(decoding: value[..<space], as: UTF8.self)] = hourly
    return true
  }

  private static func entry(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> (entry: Entry, name: UnsafeBufferPointer<UInt8>)? {
    guard line.count > 35, line[32] == space,
      let hash = hash(line)
    else { return nil }
    var end = 33
    while end < line.count, line[end] != space { end += 1 }
    guard end < line.count, let size = RecordReader.number(line[33..<end]) else { return nil }
    let name = UnsafeBufferPointer(rebasing: line[(end + 1)...])
    guard NameFlaw.first(in: name) == nil else { return nil }
    return (Entry(size: size, hash: hash), name)
  }

  /// The hash that a line of at least thirty-two digits begins with.
  private static func hash(_ line: UnsafeBufferPointer<UInt8>) -> ContentHash? {
    guard let high = number(hexadecimal: line, from: 0),
      let low = number(hexadecimal: line, from: 16)
    else { return nil }
    return ContentHash(high: high, low: low)
  }

  /// Sixteen hexadecimal digits as a number.
  private static func number(
    hexadecimal digits: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits[start..<start + 16] {
      switch digit {
      case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(digit - 0x61 + 10)
      default: return nil
      }
    }
    return number
  }

  private static let space = UInt8(ascii: " ")
}
