import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

@Suite("What a CSV file of which nothing is known may mean")
struct CSVGuessTests {
  /// A file, and what is guessed of it.
  struct Case: Sendable, CustomTestStringConvertible {
    /// How the text becomes bytes.
    enum Form: Sendable { case utf8, latin1, utf16 }

    let name: String
    let codes: Set<GuessDoubt.Code>
    let text: String
    var airport: String? = "JFK"
    var form = Form.utf8
    /// What is found, `column=header`, and the form where it is not the usual one.
    let found: String
    /// The doubts' lines, without the excerpts.
    let told: [String]

    var testDescription: String { name }

    var bytes: [UInt8] {
      switch form {
      case .utf8: Array(text.utf8)
      case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    }
  }

  func guess(_ example: Case) throws -> CSVGuess {
    try CSVGuess(
      SourceText(path: "a.csv", bytes: example.bytes),
      airport: example.airport,
      zone: AirportZone(identifier: "America/New_York")
    )
  }

  func found(_ guess: CSVGuess) -> String {
    let format = guess.format
    var parts = guess.found.map { "\($0.column.rawValue)=\($0.header)" }
    if format.delimiter != .comma { parts.append("delimiter \(format.delimiter.rawValue)") }
    if format.encoding != .utf8 { parts.append("encoding \(format.encoding.rawValue)") }
    if format.skippedLines > 0 { parts.append("skip \(format.skippedLines)") }
    if format.footerLines > 0 { parts.append("footer \(format.footerLines)") }
    if let direction = format.direction { parts.append("all \(direction.rawValue)s") }
    if let pattern = format.datePattern { parts.append("date \(pattern.text)") }
    if let pattern = format.timePattern { parts.append("time \(pattern.text)") }
    if let century = guess.century { parts.append("century \(century)") }
    if guess.usesToday { parts.append("today") }
    if guess.isUTC { parts.append("utc") }
    if let home = guess.home { parts.append("home \(home)") }
    for (word, direction) in format.directionWords.sorted(by: { $0.key < $1.key }) {
      parts.append("\(word) is \(direction.rawValue)")
    }
    for (word, status) in format.statusWords.sorted(by: { $0.key < $1.key }) {
      parts.append("\(word) is \(status)")
    }
    for filter in format.filters { parts.append("where \(filter.place) is \(filter.values)") }
    if !guess.unused.isEmpty { parts.append("unused \(guess.unused.joined(separator: " "))") }
    if !guess.missing.isEmpty {
      parts.append("missing \(guess.missing.map(\.rawValue).joined(separator: " "))")
    }
    parts.append(guess.flights.map { "\($0) flights" } ?? "not whole")
    return parts.joined(separator: ", ")
  }

  @Test("each file is guessed exactly", arguments: Self.cases)
  func guessed(example: Case) throws {
    let guess = try guess(example)
    #expect(found(guess) == example.found)
    let told = guess.doubts.sorted().map { "\($0.location.map { "\($0)" } ?? ""): \($0.message)" }
    #expect(told == example.told)
    let codes = Set(guess.doubts.map(\.code))
    #expect(codes == Set(example.codes.map { "GuessDoubt.\($0.rawValue)" }))
  }

  @Test("a form is whole where no doubt is an error", arguments: Self.cases)
  func whole(example: Case) throws {
    let guess = try guess(example)
    let isWhole = !guess.doubts.contains { $0.severity == .error }
    let isCounted = !example.codes.isDisjoint(with: [
      .cutRow, .badRow, .conflicts, .unread, .noneRead,
    ])
    #expect(isWhole == (guess.flights != nil && !isCounted))
    #expect(guess.missing.isEmpty || guess.flights == nil)
  }

  @Test("every doubt has been told, and where it can be seen")
  func complete() throws {
    let codes = Self.cases.reduce(into: Set<GuessDoubt.Code>()) { $0.formUnion($1.codes) }
    #expect(codes == Set(GuessDoubt.Code.allCases))
    for example in Self.cases {
      #expect(try guess(example).doubts.allSatisfy { $0.location?.position != nil })
    }
  }

  static let cases = exports + times + clocks + days + ends + words + kinds + rows + cuts + mistakes
}
