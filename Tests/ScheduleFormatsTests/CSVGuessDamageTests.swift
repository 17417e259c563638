import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

@Suite("A damaged file of which nothing is known")
struct CSVGuessDamageTests {
  /// A generator of a few lines, so that a failing case comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// How many files are made; `FUZZ_INPUTS` in the environment says another number.
  private static let count =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap(Int.init) ?? 400

  @Test("never stops a guess, which is a form or a message with a place")
  func damaged() throws {
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    var numbers = Numbers(state: 13)
    let samples = CSVGuessTests.cases.map { $0.bytes ?? Array($0.text.utf8) }
    let pieces: [[UInt8]] = [
      [0], [0xFF], Array("\"".utf8), Array(",".utf8), Array(";".utf8), Array("\n".utf8),
      Array("\r\n".utf8), Array("\t".utf8), Array("東".utf8), Array("99/99/9999".utf8),
      Array("24:00".utf8), Array(String(repeating: "9", count: 300).utf8), [],
    ]
    var (guessed, refused) = (0, 0)
    for _ in 0..<Self.count {
      var bytes = samples[numbers.below(samples.count)]
      for _ in 0...numbers.below(6) where !bytes.isEmpty {
        let start = numbers.below(bytes.count)
        let end = min(bytes.count, start + numbers.below(4))
        switch numbers.below(4) {
        case 0: bytes.replaceSubrange(start..<end, with: pieces[numbers.below(pieces.count)])
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: numbers.below(bytes.count))
        case 2: bytes.removeSubrange(start...)
        default: bytes.insert(contentsOf: pieces[numbers.below(pieces.count)], at: start)
        }
      }
      do throws(Report) {
        let guess = try CSVGuess(
          SourceText(path: "a.csv", bytes: bytes),
          airport: numbers.below(2) == 0 ? "JFK" : nil,
          zone: zone
        )
        #expect(guess.doubts.allSatisfy { $0.location != nil })
        guessed += 1
      } catch {
        #expect(!error.diagnostics.isEmpty && error.diagnostics.allSatisfy { $0.location != nil })
        refused += 1
      }
    }
    #expect(guessed > Self.count / 3 && refused > 0)
  }

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
