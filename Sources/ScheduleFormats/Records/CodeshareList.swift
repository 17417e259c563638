/// Other airlines' numbers for a flight as data writes them, as `BA1234` each.
enum CodeshareList {
  /// The numbers in some texts: parted by commas, semicolons or slashes, else by blanks.
  static func numbers(in texts: [String]) -> [String] {
    texts.flatMap(numbers).reduce(into: []) { numbers, number in
      if !numbers.contains(number) { numbers.append(number) }
    }
  }

  private static func numbers(in text: String) -> [String] {
    let isParted = text.contains { ",;/".contains($0) }
    let parts = text.split { isParted ? ",;/".contains($0) : $0 == " " || $0 == "\t" }
    guard !isParted else {
      return parts.map { $0.filter { $0 != " " && $0 != "\t" } }.filter { !$0.isEmpty }
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
