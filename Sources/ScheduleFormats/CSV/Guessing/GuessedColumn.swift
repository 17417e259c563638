import Schedule

/// A column of a file of which nothing is known, and what its values look like.
struct GuessedColumn {
  /// The header as it is written.
  let header: String
  /// The header's letters and figures, small.
  let key: String
  /// The byte of the header.
  let offset: Int
  /// The value of each row, also where it is empty.
  let cells: [String]
  /// The values that are not empty.
  let values: [String]
  /// Every value once, in the order in which it is met.
  let distinct: [String]

  init(header: String, offset: Int, cells: [String]) {
    self.header = header
    key = Self.key(of: header)
    self.offset = offset
    self.cells = cells
    values = cells.filter { !$0.isEmpty }
    var seen: Set<String> = []
    distinct = self.values.filter { seen.insert($0).inserted }
  }

  /// A header without what people put between words.
  static func key(of header: String) -> String {
    String(header.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Whether nearly all values, of which there are some, are of a kind.
  func holds(_ share: Double = 0.95, _ isOfKind: (String) -> Bool) -> Bool {
    guard !values.isEmpty else { return false }
    return Double(values.count(where: isOfKind)) >= share * Double(values.count)
  }

  /// Whether every row has a value.
  var isFull: Bool { values.count == cells.count }

  static func isDesignator(_ text: String) -> Bool {
    Designator(Array(text.utf8).span) != nil
  }

  static func isAirline(_ text: String) -> Bool {
    let bytes = text.utf8
    return (2...3).contains(bytes.count) && bytes.allSatisfy { isLetter($0) || isFigure($0) }
      && bytes.contains(where: isLetter) && (bytes.count == 2 || bytes.allSatisfy(isLetter))
  }

  static func isNumber(_ text: String) -> Bool {
    let figures = text.utf8.prefix(while: isFigure)
    let rest = text.utf8.dropFirst(figures.count)
    return (1...5).contains(figures.count) && rest.count <= 2 && rest.allSatisfy(isLetter)
  }

  static func isAirport(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  static func isKnownAirport(_ text: String) -> Bool {
    isAirport(text) && AirportTable.airport(code: text) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isFigure(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
