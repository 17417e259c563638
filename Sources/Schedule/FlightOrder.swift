import Basics

/// What decides a flight's place in every list: expected instant, scheduled instant, airline by
/// scalars, number as an integer, suffix, id.
struct FlightOrder {
  private let expected: Int
  private let scheduled: Int
  private let index: Int

  /// Puts flights in order.
  static func sort(_ flights: inout [Flight]) {
    // Most flights differ by time alone: compare two numbers, and the rest only where those are
    // equal.
    var order = times(of: flights)
    order.sort { left, right in
      if left.expected != right.expected { return left.expected < right.expected }
      if left.scheduled != right.scheduled { return left.scheduled < right.scheduled }
      return precedes(left.index, right.index, in: flights)
    }
    flights.withUnsafeMutableBufferPointer { move($0, to: order.map(\.index)) }
  }

  /// The times of flights, which are looked at where they lie: copying a flight takes longer.
  private static func times(of flights: [Flight]) -> [FlightOrder] {
    let span = flights.span
    var times: [FlightOrder] = []
    times.reserveCapacity(span.count)
    for index in span.indices {
      times.append(
        FlightOrder(
          expected: Flight.expectedTime(in: span, at: index).instant.unixSeconds,
          scheduled: span[index].scheduledTime.instant.unixSeconds,
          index: index
        )
      )
    }
    return times
  }

  /// Moves each flight once, along the cycles of the order, as a flight is large to copy.
  private static func move(_ flights: UnsafeMutableBufferPointer<Flight>, to order: [Int]) {
    var isPlaced = [Bool](repeating: false, count: order.count)
    for start in order.indices where !isPlaced[start] {
      isPlaced[start] = true
      guard order[start] != start else { continue }
      let first = flights.moveElement(from: start)
      var place = start
      while order[place] != start {
        let source = order[place]
        flights.initializeElement(at: place, to: flights.moveElement(from: source))
        isPlaced[source] = true
        place = source
      }
      flights.initializeElement(at: place, to: first)
    }
  }

  /// The order of two flights at the same time.
  private static func precedes(_ left: Int, _ right: Int, in flights: [Flight]) -> Bool {
    let (leftCode, rightCode) = (flights[left].airline.code, flights[right].airline.code)
    if let order = TextOrder.compare(leftCode, rightCode) { return order }
    let (leftNumber, rightNumber) = (split(flights[left].number), split(flights[right].number))
    if leftNumber.digits.count != rightNumber.digits.count {
      return leftNumber.digits.count < rightNumber.digits.count
    }
    return TextOrder.compare(leftNumber.digits, rightNumber.digits)
      ?? TextOrder.compare(leftNumber.suffix, rightNumber.suffix)
      ?? TextOrder.compare(flights[left].id, flights[right].id)
      // A number is also written with zeros in front: the last word, where all else is the same.
      ?? TextOrder.compare(flights[left].number, flights[right].number) ?? false
  }

  /// A number's digits without leading zeros, which compare as an integer of any length by count
  /// and then by text, and what follows them.
  private static func split(
    _ number: String
  ) -> (digits: Substring.UTF8View, suffix: Substring.UTF8View) {
    let rest = number.utf8.drop { $0 == UInt8(ascii: "0") }
    let digits = rest.prefix { $0.isDigit }
    return (digits, rest[digits.endIndex...])
  }
}
