import Basics

/// Other airlines' numbers for a flight, as `BA1234` each, and each once however it is spelled.
struct CodeshareList {
  /// How many a flight has at most; more are a mistake in the data.
  static let limit = 100

  /// The numbers as the first text of each has them: one more than the limit where there were more.
  private(set) var numbers: [String] = []
  /// A list as short as this is looked through faster than a set is kept.
  private var names: [FlightName] = []

  /// An empty list.
  init() {}

  /// A list with numbers that a flight has.
  init(_ numbers: [String]) {
    for number in numbers { add(number) }
  }

  /// Adds a number; false where it is there or the list is full.
  @discardableResult
  mutating func add(_ number: String) -> Bool {
    guard numbers.count <= Self.limit else { return false }
    let name = FlightName(number)
    guard !names.contains(name) else { return false }
    names.append(name)
    numbers.append(number)
    return true
  }

  /// The numbers in some texts as data writes them: parted by commas, semicolons, vertical bars or,
  /// between what can be numbers, slashes, `+` or `&`; else by blanks.
  static func numbers(in texts: [String]) -> [String] {
    var list = CodeshareList()
    for text in texts {
      for number in numbers(in: text) { list.add(number) }
    }
    return list.numbers
  }

  private static func numbers(in text: String) -> [String] {
    let bytes = Array(plain(text).utf8)
    let isParted = bytes.contains(where: parts)
    // Some marks part numbers, and are part of a name.
    let marksPart = bytes.contains(where: mayPart) && bytes.allSatisfy(canBeInNumbers)
    guard isParted || marksPart else { return designators(in: bytes) }
    return bytes.split { parts($0) || marksPart && mayPart($0) }
      .map { part in String(decoding: part.filter { !isBlank($0) }, as: UTF8.self) }
      .filter { !$0.isEmpty }
  }

  /// The numbers that blanks part. "BA 1234": a code alone goes before the number that follows it.
  private static func designators(in bytes: [UInt8]) -> [String] {
    var numbers: [String] = []
    var airline = ""
    for part in bytes.split(whereSeparator: isBlank) {
      let text = String(decoding: part, as: UTF8.self)
      if airline.isEmpty, part.count <= 3, Designator(text.utf8.span) == nil {
        airline = text
      } else if !airline.isEmpty, part.first?.isDigit != true {
        numbers += [airline, text]
        airline = ""
      } else {
        numbers.append(airline.isEmpty ? text : airline + text)
        airline = ""
      }
    }
    return airline.isEmpty ? numbers : numbers + [airline]
  }

  /// A text in which every blank is one of ASCII.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(text.map { $0.isWhitespace ? " " : $0 })
  }

  private static func canBeInNumbers(_ byte: UInt8) -> Bool {
    byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || isBlank(byte)
      || parts(byte) || mayPart(byte) || byte == UInt8(ascii: "-")
  }

  private static func parts(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|")
  }

  private static func mayPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "&")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
}
