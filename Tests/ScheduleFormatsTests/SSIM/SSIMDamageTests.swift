import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

/// Inputs: `FUZZ_INPUTS` of them, a few hundred where nothing is said.
@Suite("Damaged season files")
struct SSIMDamageTests {
  /// A generator of a few lines, so that a failing case comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let inputs =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 400

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

  private static let pieces: [[UInt8]] = [
    "\n", "\r", "\0", "é", "0", "9", " ", "X", "/", "24", "-", "+0530", "JFK", "00XXX00", "3 RL",
    "5",
    "U", "\u{1A}", "<",
  ].map { Array($0.utf8) }

  private static func mutated(_ original: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = original
    for _ in 0...numbers.below(5) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      switch numbers.below(7) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(numbers.below(256))
      case 2: bytes.insert(contentsOf: pieces[numbers.below(pieces.count)], at: place)
      case 3:
        let piece = pieces[numbers.below(pieces.count)]
        bytes.replaceSubrange(place..<min(place + piece.count, bytes.count), with: piece)
      case 4: bytes.removeSubrange(place..<min(place + numbers.below(400), bytes.count))
      case 5:
        let end = min(place + 201 * numbers.below(4), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: numbers.below(bytes.count))
      default:
        if numbers.below(8) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  @Test(
    "no mutation makes the reader stumble, and each that is no schedule is told",
    arguments: 0..<4
  )
  func mutations(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let original = Self.file.bytes
    var built = 0
    let rounds = max(1, Self.inputs / 4)
    for round in 0..<rounds {
      let bytes = Self.mutated(original, &numbers)
      let days = 1 + numbers.below(60)
      let reading = try SeasonReading(bytes: bytes, days: days) { options in
        options.onError = round % 2 == 0 ? .fail : .skip
        options.ignoresVariations = round % 3 == 0
      }
      #expect(!reading.flights.isEmpty || !reading.told.isEmpty)
      #expect(reading.flights.count < 2_000)
      #expect(reading.diagnostics.allSatisfy { $0.location != nil && !$0.message.isEmpty })
      #expect(Set(reading.flights.map(\.id)).count == reading.flights.count)
      if !reading.flights.isEmpty { built += 1 }
    }
    // Of what is damaged at random a good part is still a schedule.
    #expect(built * 10 >= rounds * 3, "\(built) of \(rounds)")
  }

  @Test("mutations that mean nothing change no flight", arguments: 0..<4)
  func meaningless(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) + 100)
    let expected = try SeasonReading(bytes: Self.file.bytes)
    #expect(expected.flights.count == 9)
    for _ in 0..<max(1, Self.inputs / 16) {
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
