/// A season file as a test writes it: records of 200 columns.
struct SeasonFile {
  var lines: [String]

  /// A file with a header and one carrier's records.
  init(
    mode: Character = "L",
    carrier: String = "RL",
    end: Character = "E",
    _ records: String...
  ) {
    lines =
      [Self.header, Self.carrier(carrier, mode: mode)] + records
      + [Self.trailer(carrier, end: end)]
  }

  /// The file's text.
  var text: String { lines.map { $0 + "\n" }.joined() }
  var bytes: [UInt8] { Array(text.utf8) }

  static let header = record([(1, "1AIRLINE STANDARD SCHEDULE DATA SET"), (195, "000001")])

  static func carrier(_ code: String = "RL", mode: Character = "L") -> String {
    record([(1, "2\(mode)\(code)"), (15, "01NOV2631MAR27"), (195, "000002")])
  }

  static func trailer(_ code: String = "RL", end: Character = "E") -> String {
    record([(1, "5 \(code)"), (188, "000000\(end)"), (195, "000009")])
  }

  /// Record 3: by default RL 618 from New York to Boston on 30 November 2026; `_` in
  /// the route is a blank.
  static func leg(
    _ number: String = "618",
    _ route: String = "JFK0940-0500 BOS1105-0500",
    airline: String = "RL",
    suffix: String = " ",
    way: String = "0101",
    type: String = "J",
    period: String = "30NOV2630NOV26",
    days: String = "1234567",
    more: [(Int, String)] = []
  ) -> String {
    let ends = route.split(separator: " ").map(String.init)
    func end(_ text: String) -> (station: String, time: String, variation: String) {
      let letters = Array(text.replacing("_", with: " "))
      return (
        String(letters[..<3]), String(letters[3..<7]), String(letters[7...])
      )
    }
    let (departure, arrival) = (end(ends[0]), end(ends[1]))
    return record(
      [
        (1, "3\(suffix)\(airline)"), (6, padded(number)), (10, way), (14, type), (15, period),
        (29, days), (37, departure.station), (40, departure.time), (44, departure.time),
        (48, departure.variation), (55, arrival.station), (58, arrival.time), (62, arrival.time),
        (66, arrival.variation), (73, "320"), (195, "000003"),
      ] + more
    )
  }

  /// Record 4.
  static func segment(
    _ element: String,
    _ data: String,
    _ number: String = "618",
    _ points: String = "JFKBOS",
    airline: String = "RL",
    way: String = "0101",
    type: String = "J"
  ) -> String {
    record([
      (1, "4 \(airline)"), (6, padded(number)), (10, way), (14, type), (29, "AB"), (31, element),
      (34, points), (40, data), (195, "000004"),
    ])
  }

  /// A record with texts at columns counted from 1.
  static func record(_ fields: [(Int, String)]) -> String {
    var columns = [Character](repeating: " ", count: 200)
    for (column, text) in fields {
      for (index, letter) in text.enumerated() { columns[column - 1 + index] = letter }
    }
    return String(columns)
  }

  private static func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, 4 - number.count)) + number
  }
}
