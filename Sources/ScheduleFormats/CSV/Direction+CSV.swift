import Schedule

extension Direction {
  /// The direction that a field says: arrival or A, departure or D, in any case.
  init?(_ field: CSVField, in bytes: [UInt8]) {
    let word = bytes.span.extracting(field.start..<field.end)
    if Self.isSame(word, "arrival") || Self.isSame(word, "a") {
      self = .arrival
    } else if Self.isSame(word, "departure") || Self.isSame(word, "d") {
      self = .departure
    } else {
      return nil
    }
  }

  private static func isSame(_ word: Span<UInt8>, _ other: StaticString) -> Bool {
    guard word.count == other.utf8CodeUnitCount else { return false }
    return word.indices.allSatisfy { word[$0] | 0x20 == other.utf8Start[$0] }
  }
}
