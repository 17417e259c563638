import CAirports

/// The world's airports that have an IATA code, embedded as a CSV file's text sorted by code; a
/// search looks at a dozen lines of it and nothing is read ahead.
public enum AirportTable {
  /// The airport with an IATA code, three upper-case letters; nil where there is none.
  public static func airport(code: String) -> AirportRecord? {
    let code = Array(code.utf8)
    guard code.count == codeLength, let line = line(of: code) else { return nil }
    return record(inLineAt: line)
  }

  /// Every code in the table, in the table's order.
  static var codes: [String] {
    var codes: [String] = []
    var start = lineEnd(from: 0) + 1
    while start < table.count {
      codes.append(String(decoding: table[start..<start + codeLength], as: UTF8.self))
      start = lineEnd(from: start) + 1
    }
    return codes
  }

  private static let codeLength = 3

  /// The embedded file, which lives as long as the program.
  private static var table: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: airports_csv(), count: airports_csv_size())
  }

  /// The start of the line that begins with a code.
  private static func line(of code: [UInt8]) -> Int? {
    // Both bounds are starts of lines; the header is no airport.
    var low = lineEnd(from: 0) + 1
    var high = table.count
    while low < high {
      let start = lineStart(before: (low + high) / 2, from: low)
      let found = table[start..<start + codeLength]
      if found.elementsEqual(code) { return start }
      if found.lexicographicallyPrecedes(code) {
        low = lineEnd(from: start) + 1
      } else {
        high = start
      }
    }
    return nil
  }

  private static func lineStart(before offset: Int, from low: Int) -> Int {
    var start = offset
    while start > low, table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func lineEnd(from offset: Int) -> Int {
    table[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? table.count
  }

  private static func record(inLineAt start: Int) -> AirportRecord {
    // IATA, ICAO, name, city, country, zone.
    let fields = fields(of: table[start..<lineEnd(from: start)])
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    return AirportRecord(
      iata: field(0),
      name: field(2),
      city: field(3),
      country: field(4),
      zoneIdentifier: field(5)
    )
  }

  private static func fields(of line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var previous: UInt8 = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""):
        // A quote after a quote that closed was a doubled one.
        if !isQuoted, previous == byte { field.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
      default:
        field.append(byte)
      }
      previous = byte
    }
    fields.append(String(decoding: field, as: UTF8.self))
    return fields
  }
}
