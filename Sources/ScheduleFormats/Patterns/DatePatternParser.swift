/// Cuts a pattern into elements and sees whether they can be read in one way only.
struct DatePatternParser {
  /// What a field says; of each a pattern has at most one.
  enum Kind: Hashable {
    case year, month, day, weekday, hour, halfDay, minute, second, fraction, offset
  }

  /// A field where it stands.
  private struct Found {
    let kind: Kind
    let text: String
    let offset: Int
    /// The place of its element.
    let element: Int
  }

  private(set) var elements: [DatePattern.Element] = []
  private let bytes: [UInt8]
  private var index = 0
  private var found: [Found] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the pattern has a field of a kind.
  func has(_ kind: Kind) -> Bool { field(kind) != nil }

  /// Cuts the whole pattern.
  mutating func parse() throws(DatePatternMistake) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "'"): try parseQuoted()
      case 0x41...0x5A, 0x61...0x7A: try parseField()
      default:
        elements.append(.literal(bytes[index]))
        index += 1
      }
    }
    try joinDigits()
  }

  /// Sees that the pattern has what its purpose needs, and nothing that leaves a choice.
  func check(
    for purpose: DatePattern.Purpose,
    hasCentury: Bool
  ) throws(DatePatternMistake) {
    if purpose == .date { try checkNoTime() }
    let hasDate = purpose == .date || [.year, .month, .day, .weekday].contains(where: has)
    if purpose == .time, !has(.minute), let month = field(.month), !has(.day) || !has(.year) {
      throw mistake(.monthForMinutes(month.text), at: month)
    }
    let needed: [(Kind, DatePatternPart)] =
      (hasDate ? [(.year, .year), (.month, .month), (.day, .day)] : [])
      + (purpose == .time ? [(.hour, .hour), (.minute, .minute)] : [])
    for (kind, part) in needed where !has(kind) {
      throw DatePatternMistake(offset: 0, problem: .missingField(part))
    }
    if let year = field(.year), year.text.utf8.count == 2, !hasCentury {
      throw mistake(.openCentury(year.text), at: year)
    }
    guard let hour = field(.hour) else { return }
    let isOfHalfDay = hour.text.hasPrefix("h")
    if isOfHalfDay, !has(.halfDay) { throw mistake(.openHalfDay(hour.text), at: hour) }
    if !isOfHalfDay, let half = field(.halfDay) {
      throw mistake(.needlessHalfDay(half.text), at: half)
    }
  }

  private func checkNoTime() throws(DatePatternMistake) {
    if let minute = field(.minute), !has(.month) {
      throw mistake(.minutesForMonth(minute.text), at: minute)
    }
    let times: Set<Kind> = [.hour, .halfDay, .minute, .second, .fraction, .offset]
    if let time = found.first(where: { times.contains($0.kind) }) {
      throw mistake(.timeInDate(time.text), at: time)
    }
  }

  private func field(_ kind: Kind) -> Found? { found.first { $0.kind == kind } }

  private func mistake(_ problem: DatePatternProblem, at field: Found) -> DatePatternMistake {
    DatePatternMistake(offset: field.offset, problem: problem)
  }

  private mutating func parseQuoted() throws(DatePatternMistake) {
    let quote = index
    index += 1
    if index < bytes.count, bytes[index] == bytes[quote] {
      elements.append(.literal(bytes[quote]))
      index += 1
      return
    }
    while index < bytes.count {
      if bytes[index] == bytes[quote] {
        guard index + 1 < bytes.count, bytes[index + 1] == bytes[quote] else {
          index += 1
          return
        }
        index += 1
      }
      elements.append(.literal(bytes[index]))
      index += 1
    }
    throw DatePatternMistake(offset: quote, problem: .unclosedQuote)
  }

  private mutating func parseField() throws(DatePatternMistake) {
    let start = index
    while index < bytes.count, bytes[index] == bytes[start] { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let letter = Character(Unicode.Scalar(bytes[start]))
    guard let (kind, element) = Self.element(letter, count: index - start) else {
      throw DatePatternMistake(
        offset: start,
        problem: Self.rareField(letter, text) ?? .unknownField(text)
      )
    }
    if let other = field(kind) {
      throw DatePatternMistake(
        offset: start,
        problem: .repeatedField(text, other: other.text)
      )
    }
    found.append(Found(kind: kind, text: text, offset: start, element: elements.count))
    elements.append(element)
  }

  private static func element(
    _ letter: Character,
    count: Int
  ) -> (Kind, DatePattern.Element)? {
    func number(_ field: DatePattern.Field) -> DatePattern.Element? {
      count <= 2 ? .number(field, digits: count...2, following: 0) : nil
    }
    switch (letter, count) {
    case ("y", 4): return (.year, .number(.year, digits: 4...4, following: 0))
    case ("y", 2): return (.year, .number(.yearOfCentury, digits: 2...2, following: 0))
    case ("M", 3), ("M", 4): return (.month, .monthName(isWhole: count == 4))
    case ("M", _): return number(.month).map { (.month, $0) }
    case ("d", _): return number(.day).map { (.day, $0) }
    case ("E", 1...4): return (.weekday, .weekdayName(isWhole: count == 4))
    case ("H", _): return number(.hour).map { (.hour, $0) }
    case ("h", _): return number(.hourOfHalfDay).map { (.hour, $0) }
    case ("a", 1...3): return (.halfDay, .halfDay)
    case ("m", _): return number(.minute).map { (.minute, $0) }
    case ("s", _): return number(.second).map { (.second, $0) }
    case ("S", 1...9): return (.fraction, .number(.fraction, digits: count...count, following: 0))
    case ("X", 1...3), ("x", 1...3), ("Z", 1...3): return (.offset, .offset)
    default: return nil
    }
  }

  /// Fields of Unicode that are hardly ever meant where they are written.
  private static func rareField(_ letter: Character, _ text: String) -> DatePatternProblem? {
    func rare(_ means: String, _ meant: String) -> DatePatternProblem {
      .rareField(text, means: means, meant: meant)
    }
    return switch letter {
    case "Y": rare("the year of a week", text.utf8.count == 2 ? "yy" : "yyyy")
    case "y", "u": rare("a year of any length", "yyyy")
    case "D": rare("the day of the year", "dd")
    case "k", "K": rare("an hour from 1 to 24 or from 0 to 11", "HH")
    case "L": rare("a month that stands alone", String(repeating: "M", count: text.utf8.count))
    case "z", "v", "V", "O": rare("a zone's name, which can mean several", "XXX")
    default: nil
    }
  }

  /// Sees to digits that follow one another at once: only the first number of them may have one
  /// digit or two, and takes what the others leave.
  private mutating func joinDigits() throws(DatePatternMistake) {
    var following = 0
    for place in elements.indices.reversed() {
      guard case .number(let field, let digits, _) = elements[place] else {
        following = 0
        continue
      }
      elements[place] = .number(field, digits: digits, following: following)
      let isFirst: Bool
      if place > 0, case .number = elements[place - 1] { isFirst = false } else { isFirst = true }
      if digits.count > 1, !isFirst, let found = found.first(where: { $0.element == place }) {
        throw mistake(.openWidth(found.text, full: found.text + found.text), at: found)
      }
      following += digits.upperBound
    }
  }
}
