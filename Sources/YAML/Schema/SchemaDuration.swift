/// Lengths of time as they are written: hours, minutes and seconds in this order, each at most
/// once, with or without a space between them.
enum SchemaDuration {
  private static let units: [(letter: UInt8, seconds: Int)] = [
    (UInt8(ascii: "h"), 3600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
  ]

  /// The seconds of `1h 30m`; nil for any other form.
  static func seconds(of text: String) -> Int? {
    var rest = Array(text.utf8)[...]
    var units = Self.units[...]
    var total = 0
    while !rest.isEmpty {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      rest = rest.dropFirst(digits.count)
      guard let letter = rest.popFirst(),
        let index = units.firstIndex(where: { $0.letter == letter })
      else { return nil }
      let (seconds, overflows) = number.multipliedReportingOverflow(by: units[index].seconds)
      let (sum, sumOverflows) = total.addingReportingOverflow(seconds)
      guard !overflows, !sumOverflows else { return nil }
      total = sum
      units = units[(index + 1)...]
      if rest.first == UInt8(ascii: " "), rest.count > 1 { rest = rest.dropFirst() }
    }
    return units.count == Self.units.count ? nil : total
  }

  /// The shortest way to write seconds.
  static func text(of seconds: Int) -> String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    return text.isEmpty ? "0s" : text
  }
}
