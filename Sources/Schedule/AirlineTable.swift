import CAirlines

/// Airlines that have an IATA code, embedded as a CSV file's text. It is far from whole: that a code
/// is not in it says nothing about the airline.
public enum AirlineTable {
  /// The airline with an IATA code, in capitals; nil where none is known.
  public static func airline(iata code: String) -> AirlineRecord? { byIATA[code] }

  /// The airline with an ICAO code, in capitals; nil where none is known.
  public static func airline(icao code: String) -> AirlineRecord? { byICAO[code] }

  /// The name of the airline with an IATA or ICAO code, in capitals; nil where none is known.
  public static func name(of code: String) -> String? {
    (byIATA[code] ?? byICAO[code])?.name
  }

  /// All airlines, in the table's order.
  static let airlines: [AirlineRecord] = {
    let table = UnsafeBufferPointer(start: airlines_csv(), count: airlines_csv_size())
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
        .map(String.init)
      return AirlineRecord(iata: fields[0], icao: fields[1], name: fields[2])
    }
  }()

  private static let byIATA = Dictionary(
    airlines.map { ($0.iata, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let byICAO = Dictionary(
    airlines.map { ($0.icao, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Whether two bytes, letters in any case or digits, are a known airline's IATA code.
  public static func isKnown(first: UInt8, second: UInt8) -> Bool {
    func capital(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte & 0xDF : byte }
    return byIATA[String(decoding: [capital(first), capital(second)], as: UTF8.self)] != nil
  }
}
