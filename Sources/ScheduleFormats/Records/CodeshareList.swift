/// Other airlines' numbers for a flight, as `BA1234` each, and each once however it is spelled.
struct CodeshareList {
  /// How many a flight has at most; more are a mistake in the data.
  static let limit = 100

  /// The numbers as the first text of each has them: one more than the limit where there were more.
  private(set) var numbers: [String] = []
  private var names: Set<FlightName> = []

  /// An empty list.
  init() {}

  /// A list with numbers that a flight has.
  init(_ numbers: [String]) {
    for number in numbers { add(number) }
  }

  /// Adds a number; false where it is there or the list is full.
  @discardableResult
  mutating func add(_ number: String) -> Bool {
    guard numbers.count <= Self.limit, names.insert(FlightName(number)).inserted else {
      return false
    }
    numbers.append(number)
    return true
  }

  /// The numbers in some texts as data writes them: parted by commas, semicolons or slashes, else by
  /// blanks.
  static func numbers(in texts: [String]) -> [String] {
    var list = CodeshareList()
    for text in texts {
      for number in numbers(in: text) { list.add(number) }
    }
    return list.numbers
  }

  private static func numbers(in text: String) -> [String] {
    let isParted = text.contains { ",;/".contains($0) }
    let parts = text.split { isParted ? ",;/".contains($0) : $0.isWhitespace }
    guard !isParted else {
      return parts.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    }
    var numbers: [String] = []
    var airline = ""
    for part in parts {
      // "BA 1234": a code alone goes before the number that follows it.
      let isNumber = part.utf8.first.map { $0 &- 0x30 < 10 } == true
      if airline.isEmpty, part.utf8.count <= 3, Designator(Array(part.utf8).span) == nil {
        airline = String(part)
      } else if !airline.isEmpty, !isNumber {
        numbers += [airline, String(part)]
        airline = ""
      } else {
        numbers.append(airline + part)
        airline = ""
      }
    }
    return airline.isEmpty ? numbers : numbers + [airline]
  }
}
