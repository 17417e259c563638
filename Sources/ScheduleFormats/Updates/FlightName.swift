import Basics
import Schedule

/// A flight as people name it, "RL 618", "rl618", "RL 0618": blanks, hyphens, zeros before the number
/// and the case of letters do not count. Whatever compares flights by their numbers compares these.
public struct FlightName: Hashable, Sendable {
  private let text: String

  /// The name that a text means.
  public init(_ text: String) {
    if Self.isPrinted(text) {
      self.init(printed: text)
      return
    }
    var bytes = Array(text.utf8.drop { $0 == 0x20 })
    while bytes.last == 0x20 { bytes.removeLast() }
    if let split = Designator(bytes.span) {
      self.init(
        airline: String(decoding: bytes[split.airline], as: UTF8.self),
        number: String(decoding: bytes[split.number], as: UTF8.self)
      )
    } else {
      self.init(airline: text, number: "")
    }
  }

  /// The name of an airline's code and a number.
  public init(airline: String, number: String) {
    text = Self.squeezed(airline) + FlightIdentity.significant(Self.squeezed(number))
  }

  /// The flights of a day that are called so, else those that are also sold so.
  public func flights(on date: CivilDate, in flights: [Flight]) -> [Flight] {
    let flights = flights.filter { $0.scheduledDate == date }
    let own = flights.filter { FlightName($0) == self }
    guard own.isEmpty else { return own }
    return flights.filter { $0.codeshares.contains { FlightName($0) == self } }
  }

  /// The days on which a flight is called so, in order.
  public func days(in flights: [Flight]) -> [CivilDate] {
    Set(flights.filter { FlightName($0) == self }.map(\.scheduledDate)).sorted()
  }

  /// The name of a flight.
  init(_ flight: Flight) {
    self.init(airline: flight.airline.code, number: flight.number)
  }

  private init(printed text: String) {
    self.text = text
  }

  /// Whether a text is a name as it stands, as most are: "RL618".
  private static func isPrinted(_ text: String) -> Bool {
    guard isPlain(text), let split = Designator(text.utf8.span) else { return false }
    return text.utf8.span[split.number.lowerBound] != UInt8(ascii: "0")
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0.isDigit }
  }

  private static func squeezed(_ text: String) -> String {
    isPlain(text) ? text : String(text.uppercased().filter { !$0.isWhitespace && $0 != "-" })
  }
}
