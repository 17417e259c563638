/// The names that a build is about to create, replace or remove. It stands while the site changes:
/// where one is found, a build was killed, and what these names hold is not known.
///
///     boardwalk claim 1
///     names 1
///     2026-11-30/index.html
struct Claim: Sendable {
  /// The name of its file among the records.
  static let fileName = "claim"

  var names: SiteNames

  init(names: SiteNames = SiteNames()) {
    self.names = names
  }

  /// Reads a claim; a name in it that could lead out of the destination is a flaw.
  init(reading bytes: UnsafeBufferPointer<UInt8>) throws(RecordReader.Flaw) {
    var reader = RecordReader(bytes)
    try reader.heading("boardwalk claim")
    guard let count = RecordReader.number(try reader.line(after: "names")),
      count <= bytes.count
    else { throw .damaged(line: reader.lineNumber) }
    names = SiteNames(minimumCapacity: count)
    for _ in 0..<count {
      let name = try reader.line()
      guard NameFlaw.first(in: name) == nil, names.insert(name).isNew else {
        throw .damaged(line: reader.lineNumber)
      }
    }
    guard reader.isAtEnd else { throw .damaged(line: reader.lineNumber + 1) }
  }

  /// The claim as it is kept.
  func written() -> [UInt8] {
    var text = Array("boardwalk claim 1\nnames \(names.count)\n".utf8)
    text.reserveCapacity(text.count + names.count * 40)
    for index in 0..<names.count {
      names.withName(index) { text.append(contentsOf: $0) }
      text.append(0x0A)
    }
    return text
  }
}
