extension CivilDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it, "2026-11-30"; nil for any other form or no such day.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Digits.number(in: bytes.span, at: 0, count: 4),
      let month = Digits.number(in: bytes.span, at: 5, count: 2),
      let day = Digits.number(in: bytes.span, at: 8, count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// ISO 8601, "2026-11-30".
  public var description: String {
    let (year, month, day) = components
    return "\(Digits.text(year, width: 4))-\(Digits.text(month, width: 2))"
      + "-\(Digits.text(day, width: 2))"
  }
}
