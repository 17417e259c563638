import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Season files that are written otherwise, cut or crowded")
struct SSIMFormTests {
  /// What there is in season files: two clocks, ways of several legs, codeshares, variations.
  private static let file: SeasonFile = {
    var file = SeasonFile(
      SeasonFile.leg(period: "01NOV2600XXX00"),
      SeasonFile.segment("010", "NQ 2618/YH   99"),
      SeasonFile.segment("127", "NORTHERN QUAY"),
      SeasonFile.leg("2618", airline: "NQ"),
      SeasonFile.segment("050", "RL  618", "2618", airline: "NQ"),
      SeasonFile.leg("7", "BOS0700-0500 JFK0815-0500", way: "0101", days: "1.3.5.."),
      SeasonFile.leg("7", "JFK0930-0500 LHR2130+0000", way: "0102", days: "1030500"),
      SeasonFile.leg(
        "9",
        "LHR2350 JFK0150",
        period: "23NOV2631DEC26",
        more: [(36, "2"), (193, "01")]
      ),
      SeasonFile.leg(
        "9",
        "LHR2350 JFK0150",
        period: "23NOV2631DEC26",
        more: [(36, "2"), (193, "01")]
      )
    )
    file.lines += [
      String(repeating: "0", count: 200), SeasonFile.carrier("NQ", mode: "U"),
      SeasonFile.leg("21", "JFK0340-0500 LHR1040+0000", airline: "NQ", days: " 2     "),
      SeasonFile.trailer("NQ"),
    ]
    return file
  }()

  @Test("mutations that mean nothing change no flight", arguments: 0..<4)
  func meaningless(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let expected = try SeasonReading(bytes: Self.file.bytes)
    #expect(expected.flights.count == 9)
    for _ in 0..<25 {
      let end = ["\n", "\r\n", "\r"][numbers.below(3)]
      var text = ""
      for line in Self.file.lines {
        switch numbers.below(5) {
        case 0: text += String(repeating: "0", count: 200) + end
        case 1: text += end
        case 2: text += String(repeating: " ", count: numbers.below(200)) + end
        default: break
        }
        let isShort = numbers.below(3) == 0
        let kept = isShort ? String(line.reversed().drop { $0 == " " }.reversed()) : line
        text += kept + String(repeating: " ", count: numbers.below(30)) + end
      }
      if numbers.below(4) == 0 { text += "\u{1A}" }
      let reading = try SeasonReading(bytes: Array(text.utf8))
      var flights = reading.flights
      for index in flights.indices {
        flights[index].sourceLine = expected.flights[index].sourceLine
      }
      #expect(flights == expected.flights)
    }
  }

  @Test(
    "a file that is cut anywhere before its last record is told",
    arguments: [RowErrorPolicy.fail, .skip]
  )
  func cut(policy: RowErrorPolicy) throws {
    let bytes = SeasonFile(SeasonFile.leg(), SeasonFile.leg("7")).bytes
    let trailer = bytes.count - 201
    for end in stride(from: 0, to: trailer, by: 7) {
      let reading = try SeasonReading(bytes: Array(bytes[..<end])) { $0.onError = policy }
      #expect(reading.flights.isEmpty && !reading.told.isEmpty)
    }
  }

  @Test("one number with very many records takes no long time")
  func crowded() throws {
    var file = SeasonFile()
    for number in 0..<1500 {
      let terminal = "\(number / 100)\(number % 10)"
      file.lines.insert(
        contentsOf: [
          SeasonFile.leg(
            "7",
            "JFK0700-0500 BOS0815-0500",
            way: "0101",
            period: "01NOV2600XXX00",
            more: [(53, terminal)]
          ),
          SeasonFile.leg(
            "7",
            "BOS0930-0500 LHR2130+0000",
            way: "0102",
            period: "01NOV2600XXX00",
            more: [(53, terminal), (173, "\(number)")]
          ),
        ],
        at: 2
      )
    }
    let reading = try SeasonReading(bytes: file.bytes, days: 30) { $0.onError = .skip }
    #expect(reading.flights.count == 32)
  }
}
