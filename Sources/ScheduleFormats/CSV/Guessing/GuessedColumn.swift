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
  /// The byte of each.
  let offsets: [Int]
  /// What the header's words say of a time.
  let time: TimeHeader?
  /// The clock that the header says.
  let clock: HeaderClock?
  /// The values that are not empty.
  let values: [String]
  /// Every value once, in the order in which it is met.
  let distinct: [String]

  init(header: String, offset: Int, cells: [(text: String, offset: Int)]) {
    self.header = header
    key = FoldedText.key(of: header)
    time = TimeHeader(header)
    clock = HeaderClock(header)
    self.offset = offset
    self.cells = cells.map(\.text)
    offsets = cells.map(\.offset)
    values = self.cells.filter { !$0.isEmpty }
    var seen: Set<String> = []
    distinct = self.values.filter { seen.insert($0).inserted }
  }

  /// The byte of the first cell whose value is of a kind; the header's where there is none.
  func offset(where isOfKind: (String) -> Bool) -> Int {
    zip(cells, offsets).first { !$0.0.isEmpty && isOfKind($0.0) }?.1 ?? offset
  }

  /// Whether nearly all values, of which there are some, are of a kind.
  func holds(_ share: Double = 0.95, _ isOfKind: (String) -> Bool) -> Bool {
    guard !values.isEmpty else { return false }
    return Double(values.count(where: isOfKind)) >= share * Double(values.count)
  }

  /// The direction of the flights that have a time of this name; nil for both.
  var timeDirection: Direction? {
    time?.direction
      ?? (HeaderWords.arrivalTimes.contains(key)
        ? .arrival : HeaderWords.departureTimes.contains(key) ? .departure : nil)
  }

  /// Whether this column's header and another's say no different clocks.
  func isOnOneClock(with other: GuessedColumn) -> Bool {
    clock == nil || other.clock == nil || clock == other.clock
  }

  /// Whether every row has a value.
  var isFull: Bool { values.count == cells.count }

  /// Whether every row has a value, but for a few that are mistakes.
  var isNearlyFull: Bool { Majority.holds(values.count, of: cells.count) }

  /// Whether all values are of a kind, but for a few that are mistakes; also where there are none.
  func isOf(_ isOfKind: (String) -> Bool) -> Bool {
    Majority.of(values, where: isOfKind) != nil
  }

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

  /// Whether a text is a list of other flights' numbers, as it is read.
  static func areFlights(_ text: String) -> Bool {
    CodeshareList.numbers(in: [text]).allSatisfy(isDesignator)
  }

  /// Whether a text is a list of airports' codes, as it is read.
  static func areAirports(_ text: String) -> Bool {
    ViaList.stops(in: text).allSatisfy { isAirport($0) && isKnownAirport($0) }
  }

  static func isAirport(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether a text is a known code, or a name with one in brackets behind it.
  static func isKnownAirport(_ text: String) -> Bool {
    Airport(data: text).code.flatMap(AirportTable.airport(code:)) != nil
      && (isAirport(text) || text.utf8.last == UInt8(ascii: ")"))
  }

  /// Whether a text may be a place's name or code: letters, whatever else.
  static func isPlace(_ text: String) -> Bool {
    text.first?.isLetter == true && text.count >= 3
  }

  /// Whether a text may be the code of an aircraft's type: three or four letters and figures.
  static func isAircraft(_ text: String) -> Bool {
    AircraftTable.name(of: text) != nil
      || (3...4).contains(text.utf8.count) && text.utf8.allSatisfy { isLetter($0) || isFigure($0) }
        && text.utf8.contains(where: isFigure)
  }

  /// Whether a text may be a type's code or its name, as "A320-232", and no aircraft's registration.
  static func isAircraftName(_ text: String) -> Bool {
    AircraftTable.name(of: text) != nil
      || text.utf8.count > 2 && text.utf8.contains(where: isFigure) && !isRegistration(text)
      || text.utf8.count > 4 && text.contains(" ")
  }

  /// Whether a text looks like one aircraft's registration: N617JB, G-EZAA, B-1234, JA801A, HL7234.
  static func isRegistration(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.count == 2 {
      return (1...2).contains(parts[0].count) && (3...5).contains(parts[1].count)
        && parts[0].contains(where: isLetter) && !parts[1].dropLast().contains { !isMark($0) }
        && (parts[1].allSatisfy(isLetter) || parts[1].count > 3)
    }
    guard parts.count == 1, text.utf8.allSatisfy(isMark) else { return false }
    let upper = text.uppercased()
    let rest = ["N", "JA", "HL"].first(where: upper.hasPrefix).map {
      upper.utf8.dropFirst($0.utf8.count)
    }
    guard let rest, let first = rest.first, isFigure(first) else { return false }
    let letters = rest.drop(while: isFigure)
    return (3...5).contains(rest.count) && letters.count < 3 && letters.allSatisfy(isLetter)
  }

  private static func isMark(_ byte: UInt8) -> Bool { isLetter(byte) || isFigure(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isFigure(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
