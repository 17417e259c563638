/// What decides a flight's place in every list: expected instant, scheduled instant, airline by
/// scalars, number as an integer, suffix, id.
struct FlightOrder {
  private let expected: Int
  private let scheduled: Int
  private let index: Int

  /// The flights in order.
  static func sorted(_ flights: [Flight]) -> [Flight] {
    // Most flights differ by time alone: compare two numbers, and the rest only where those are
    // equal; and move a flight once, not at every comparison.
    let order = flights.indices.map { FlightOrder(flights[$0], index: $0) }
      .sorted { left, right in
        if left.expected != right.expected { return left.expected < right.expected }
        if left.scheduled != right.scheduled { return left.scheduled < right.scheduled }
        return precedes(flights[left.index], flights[right.index])
      }
    return order.map { flights[$0.index] }
  }

  private init(_ flight: Flight, index: Int) {
    expected = flight.expected.unixSeconds
    scheduled = flight.scheduled.unixSeconds
    self.index = index
  }

  /// The order of two flights at the same time.
  private static func precedes(_ left: Flight, _ right: Flight) -> Bool {
    if left.airline.code != right.airline.code {
      return precedes(left.airline.code, right.airline.code)
    }
    let (leftNumber, rightNumber) = (split(left.number), split(right.number))
    if leftNumber.digits != rightNumber.digits {
      if leftNumber.digits.count != rightNumber.digits.count {
        return leftNumber.digits.count < rightNumber.digits.count
      }
      return precedes(leftNumber.digits, rightNumber.digits)
    }
    if leftNumber.suffix != rightNumber.suffix {
      return precedes(leftNumber.suffix, rightNumber.suffix)
    }
    return precedes(left.id, right.id)
  }

  /// A number's digits without leading zeros, which compare as an integer of any length by count
  /// and then by text, and what follows them.
  private static func split(_ number: String) -> (digits: Substring, suffix: Substring) {
    let rest = number.drop { $0 == "0" }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return (digits, rest[digits.endIndex...])
  }

  /// By scalars, whose order is that of their UTF-8.
  private static func precedes(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
