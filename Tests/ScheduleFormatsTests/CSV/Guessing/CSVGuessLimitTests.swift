import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("A large file of which nothing is known")
struct CSVGuessLimitTests {
  @Test("of a large file the beginning and the end are looked at, and all rows are read")
  func large() throws {
    var text = "direction,flight,airport,scheduled_local\n"
    for number in 1...30_000 { text += "A,BA\(number),LHR,01/02/2026 10:05\n" }
    text += "A,BA1,LHR,13/02/2026 10:05\nthe end\n"
    let guess = try CSVGuess(
      SourceText(path: "a.csv", text: text),
      airport: "JFK",
      zone: AirportZone(identifier: "America/New_York")
    )
    #expect(guess.flights == 30_001)
    #expect(guess.format.timePattern?.text == "dd/MM/yyyy HH:mm")
    #expect(guess.format.footerLines == 1)
    #expect(guess.doubts.map(\.code) == ["GuessDoubt.footer"])
  }

  @Test("of a very large file only the beginning is read")
  func partly() throws {
    var text = "direction,flight,airport,scheduled_local\n"
    for number in 1...1000 { text += "A,BA\(number),LHR,2026-11-30T10:05\n" }
    let guess = try CSVGuess(
      SourceText(path: "a.csv", text: text),
      airport: "JFK",
      zone: AirportZone(identifier: "America/New_York"),
      limit: 1000
    )
    #expect(guess.isPartly)
    #expect(guess.flights == 34)
    #expect(guess.doubts == [])
  }

  @Test("more columns than a table of flights has are none")
  func wide() {
    let header = (1...600).map { "c\($0)" }.joined(separator: ",")
    #expect(throws: Report.self) {
      _ = try CSVGuess(
        SourceText(path: "a.csv", text: "\(header)\n\(header)\n"),
        airport: nil,
        zone: nil
      )
    }
  }
}
