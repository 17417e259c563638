extension Manifest {
  /// Reads only the names of a damaged manifest, and the flights where they can be read; nil where
  /// not every name can, for then nobody knows which files are ours.
  init?(salvaging bytes: UnsafeBufferPointer<UInt8>) {
    self.init()
    var reader = RecordReader(bytes)
    do throws(RecordReader.Flaw) {
      try reader.heading("boardwalk manifest")
      for _ in 0..<(try salvageHead(&reader)) {
        guard let name = Self.name(try reader.line()), names.insert(name).isNew else { return nil }
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The number of files; what can be read of the lines before it is kept.
  private mutating func salvageHead(_ reader: inout RecordReader) throws(RecordReader.Flaw) -> Int {
    while true {
      let line = try reader.line()
      if let value = RecordReader.value(of: line, after: "files") {
        guard let count = RecordReader.number(value), count > 0 else {
          throw .damaged(line: reader.lineNumber)
        }
        return count
      }
      _ =
        take(line, after: "flights", into: \.flights)
        || take(line, after: "arrivals", into: \.arrivals) || takeHours(line)
    }
  }

  /// What follows the second space of a line, where that is the name of a file.
  private static func name(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let first = line.firstIndex(of: 0x20),
      let second = line[(first + 1)...].firstIndex(of: 0x20)
    else { return nil }
    let name = UnsafeBufferPointer(rebasing: line[(second + 1)...])
    return NameFlaw.first(in: name) == nil ? name : nil
  }
}
