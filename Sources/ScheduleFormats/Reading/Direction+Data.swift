import Schedule

extension Direction {
  /// The direction that bytes say: arrival or A, departure or D, in any case.
  init?(data bytes: Span<UInt8>) {
    if Self.says(bytes, "arrival") {
      self = .arrival
    } else if Self.says(bytes, "departure") {
      self = .departure
    } else {
      return nil
    }
  }

  /// Whether bytes are a word or its first letter, in any case.
  private static func says(_ bytes: Span<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == 1 || bytes.count == word.utf8CodeUnitCount else { return false }
    for index in bytes.indices where bytes[index] | 0x20 != word.utf8Start[index] { return false }
    return true
  }
}
