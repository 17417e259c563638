import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

@Suite("What a CSV file of which nothing is known may mean")
struct CSVGuessTests {
  /// A file, and what is guessed of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let codes: Set<GuessDoubt.Code>
    let text: String
    var airport: String? = "JFK"
    var bytes: [UInt8]?
    /// What is found, `column=header`, and the form where it is not the usual one.
    let found: String
    /// The doubts' lines, without the excerpts.
    let told: [String]

    var testDescription: String { name }
  }

  private func guess(_ example: Case) throws -> CSVGuess {
    let bytes = example.bytes ?? Array(example.text.utf8)
    return try CSVGuess(
      SourceText(path: "a.csv", bytes: bytes),
      airport: example.airport,
      zone: AirportZone(identifier: "America/New_York")
    )
  }

  private func found(_ guess: CSVGuess) -> String {
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

  @Test("every doubt has been told")
  func complete() {
    let codes = Self.cases.reduce(into: Set<GuessDoubt.Code>()) { $0.formUnion($1.codes) }
    #expect(codes == Set(GuessDoubt.Code.allCases))
    #expect(GuessProblem.Code.allCases == [.noTable, .noHeader])
  }

  @Test(
    "nothing is guessed of what is no table",
    arguments: [
      (
        "", "a.csv: error: the file is empty; it needs a header row and a row for each flight\n"
      ),
      (
        "a,b\n",
        "a.csv: error: the schedule has a header and no flight; look at what wrote it, "
          + "or if there are no flights, build with --allow-empty\n"
      ),
      ("{\"a\": 1}", "a.csv: error: this is JSON, not CSV; look at where the file comes from\n"),
      (
        "one\ntwo\nthree\n",
        "a.csv: error: this is no table: no comma, semicolon, tab or vertical bar cuts its lines into "
          + "as many fields; look at where the file comes from\n"
      ),
      (
        "RL,618,2026\nRL,619,2026\n",
        """
        a.csv:1:1: error: no row names the columns: the first one holds values, or a name twice; put \
        a row of names before it
          RL,618,2026
          ^

        """
      ),
    ]
  )
  func nothing(text: String, told: String) {
    do {
      _ = try CSVGuess(SourceText(path: "a.csv", text: text), airport: nil, zone: nil)
      Issue.record("something was guessed")
    } catch {
      #expect(DiagnosticRenderer().render(error.diagnostics) == told)
    }
  }

  static let cases = canonical + exports + times + doubtful
}
