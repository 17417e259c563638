import CAircraft

/// Names of the common types of aircraft by their IATA and ICAO codes, embedded as a CSV file's text.
public enum AircraftTable {
  /// The name of a type, by its code in any case; nil where none is known.
  public static func name(of code: String) -> String? {
    byCode[code] ?? byCode[code.uppercased()]
  }

  /// All codes, in the table's order.
  static let codes: [String] = rows.map(\.code)

  private static let rows: [(code: String, name: String)] = {
    let table = UnsafeBufferPointer(start: aircraft_csv(), count: aircraft_csv_size())
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", maxSplits: 1).map(String.init)
      return (fields[0], fields[1])
    }
  }()

  private static let byCode = Dictionary(
    rows.map { ($0.code, $0.name) },
    uniquingKeysWith: { first, _ in first }
  )
}
