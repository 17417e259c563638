import Schedule

extension Direction {
  /// The direction that a field says: arrival or A, departure or D, in any case.
  init?(_ field: CSVField, in bytes: [UInt8]) {
    switch bytes[field.start..<field.end].map({ $0 | 0x20 }) {
    case Self.arrivalWord, [UInt8(ascii: "a")]: self = .arrival
    case Self.departureWord, [UInt8(ascii: "d")]: self = .departure
    default: return nil
    }
  }

  private static let arrivalWord = Array("arrival".utf8)
  private static let departureWord = Array("departure".utf8)
}
