/// When so many values are of a kind that the others are mistakes: a column is not lost for a few of
/// them, and they are told where they stand. Of few values all must be.
enum Majority {
  /// Whether some of all are so many.
  static func holds(_ count: Int, of all: Int) -> Bool {
    count == all || all >= fewest && all - count <= mistakes(in: all)
  }

  /// Those of a kind, where they are so many; looked for no further than that is not clear.
  static func of(_ values: [String], where isOfKind: (String) -> Bool) -> [String]? {
    var rest = values.count >= fewest ? mistakes(in: values.count) : 0
    var kind: [String] = []
    for value in values {
      if isOfKind(value) {
        kind.append(value)
      } else if rest > 0 {
        rest -= 1
      } else {
        return nil
      }
    }
    return kind
  }

  /// The first of those that are shaped as most are, by runs of figures and letters.
  static func usual(of values: [String]) -> String? {
    var counts: [[UInt8]: (count: Int, first: Int)] = [:]
    for (place, value) in values.enumerated() {
      counts[shape(value), default: (0, place)].count += 1
    }
    return counts.values.max { ($0.count, $1.first) < ($1.count, $0.first) }
      .map { values[$0.first] }
  }

  private static let fewest = 10

  private static func mistakes(in all: Int) -> Int { all / 10 }

  private static func shape(_ text: String) -> [UInt8] {
    text.utf8.reduce(into: []) { shape, byte in
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
      let kind = byte &- 0x30 < 10 ? UInt8(ascii: "9") : isLetter ? UInt8(ascii: "a") : byte
      if shape.last != kind { shape.append(kind) }
    }
  }
}
