import Basics

/// An airline's code and a number, as texts.
struct SplitDesignator {
  var airline: String
  var number: String
  /// Whether the code could be told by its form or is one that is known.
  var isCertain = true

  init(airline: String, number: String) {
    self.airline = airline
    self.number = number
  }

  /// Splits a text that has both; nil where it has not.
  init?(_ bytes: Span<UInt8>) {
    guard let designator = Designator(bytes) else { return nil }
    airline = String(copying: bytes.extracting(designator.airline))
    number = String(copying: bytes.extracting(designator.number))
    isCertain = designator.isCertain
  }

  /// Splits a text behind an airline that is told; nil where no number follows it.
  init?(_ text: String, behind airline: String) {
    guard text.utf8.count > airline.utf8.count,
      text.lowercased().hasPrefix(airline.lowercased())
    else { return nil }
    let number = text.dropFirst(airline.count).drop { $0 == " " || $0 == "-" }
    guard Self.beginsWithDigit(number) else { return nil }
    self.init(airline: airline, number: String(number))
  }

  /// Whether a text can be a number.
  static func beginsWithDigit(_ text: some StringProtocol) -> Bool {
    text.utf8.first?.isDigit == true
  }
}
