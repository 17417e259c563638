import Diagnostics
import Foundation
import Schedule
import ScheduleFormats
import Testing

/// Damaged files of AIDX, JSON and Norway's XML. `FUZZ_INPUTS` in the environment is how many files
/// of each are tried; a few hundred where it is not there.
@Suite("Damaged AIDX, JSON and Norway's XML")
struct FormatFuzzTests {
  /// A generator of a few lines, so that a failing case comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// A format with a good file, and pieces that hurt.
  struct Target: Sendable, CustomTestStringConvertible {
    let name: String
    let format: FormatReading.Format
    let text: String
    let pieces: [String]

    var testDescription: String { name }
  }

  private static let inputs =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 300

  private static let xml = [
    "<", ">", "</", "/>", "&", "&amp;", "&#0;", "\"", "'", "<!DOCTYPE a>", "<![CDATA[", "]]>",
    "<!--",
    "<?xml", "xmlns:a=\"b\"", "<a>", "\u{0}", "é", "24", "-", " xsi:nil='true'", "A", "\n",
  ]

  private static let jsonPieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "1e9", "-", "0",
    "\u{0}", "é", "\n", "[[[[[[[[", "\"a\":", "24", "A",
  ]

  static let targets = [
    Target(
      name: "AIDX",
      format: .aidx,
      text: FormatText.message(
        FormatText.leg(
          data: FormatText.time("OFB", "EST", "2026-11-30T15:00:00Z")
            + FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
            + FormatText.shown("BST")
        ) + FormatText.leg("NQ", "21", from: "DEN", to: "JFK")
      ),
      pieces: xml
    ),
    Target(
      name: "JSON",
      format: .json,
      text: FormatText.json(
        FormatText.row(
          more: #", "codeshares": ["NQ 1", "N22"], "gate": null, "remark": "\u00fc\n""#
        ),
        FormatText.row(
          "NQ",
          "21",
          direction: "A",
          more: #", "estimated": "10:05", "x": {"y": [1.5]}"#
        )
      ),
      pieces: jsonPieces
    ),
    Target(
      name: "Schiphol's JSON",
      format: .preset(.schiphol),
      text: #"""
        {"flights": [{"flightDirection": "D", "flightName": "KL1001", "mainFlight": "KL1001",
        "prefixIATA": "KL", "scheduleDateTime": "2026-11-30T09:40:00.000-05:00",
        "route": {"destinations": ["SOU", "BOS"]}, "terminal": 2}, {"flightDirection": "D",
        "flightName": "DL9405", "mainFlight": "KL1001", "prefixIATA": "DL",
        "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "route": {"destinations": ["BOS"]}}]}
        """#,
      pieces: jsonPieces
    ),
    Target(
      name: "Norway's XML",
      format: .avinor,
      text: "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n"
        + FormatText.avinor(
          FormatText.flight(
            more: "<status code=\"E\" time=\"2026-11-30T15:00:00Z\"/><gate>A</gate>"
          ),
          FormatText.flight("NQ", "NQ21", direction: "A", more: "<via_airport>A,B</via_airport>")
        ),
      pieces: xml
    ),
  ]

  @Test(
    "no damage makes a reader stumble, and each that is no schedule is told",
    arguments: targets
  )
  func damaged(target: Target) throws {
    let whole = Array(target.text.utf8)
    let flights = try FormatReading(target.format, whole).flights
    #expect(!flights.isEmpty)
    var numbers = Numbers(state: 7)
    var built = 0
    for round in 0..<Self.inputs {
      var bytes = whole
      // Half are damaged anywhere, half only in a letter or a digit.
      if round % 4 < 2 {
        damage(&bytes, with: target.pieces, &numbers)
      } else {
        change(&bytes, &numbers)
      }
      let changes = FormatReading.Changes(onError: round % 2 == 0 ? .fail : .skip)
      let reading = try FormatReading(target.format, bytes, changes)
      #expect(!reading.flights.isEmpty || reading.told.hasPrefix("flights."))
      built += reading.flights.isEmpty ? 0 : 1
      var changed = flights
      let reader = try FormatReading.reader(target.format, changes)
      do throws(Report) {
        let source = SourceText(path: FormatReading.name(target.format), bytes: bytes)
        _ = try reader.update(&changed, from: source)
        #expect(changed.allSatisfy { flight in flights.contains { $0.id == flight.id } })
      } catch {
        #expect(changed == flights)
        #expect(!error.diagnostics.isEmpty)
      }
    }
    #expect(built * 10 >= Self.inputs * 3, "\(built) of \(Self.inputs) could be read")
    print("fuzz: \(target.name): \(built) of \(Self.inputs) damaged files could be read")
  }

  private func damage(_ bytes: inout [UInt8], with pieces: [String], _ numbers: inout Numbers) {
    for _ in 0...numbers.below(4) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      switch numbers.below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(numbers.below(256))
      case 2:
        let piece = pieces[numbers.below(pieces.count)]
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      case 3: bytes.replaceSubrange(place..., with: bytes[..<place].prefix(20))
      default: bytes.removeSubrange(place..<min(bytes.count, place + numbers.below(40)))
      }
    }
  }

  /// Puts another digit in a digit's place, or another letter in a letter's.
  private func change(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    var place = numbers.below(bytes.count)
    // Mostly a digit: a letter is often one of a name that is needed.
    for _ in 0..<12 where bytes[place] &- 0x30 >= 10 { place = numbers.below(bytes.count) }
    switch bytes[place] {
    case 0x30...0x39: bytes[place] = 0x30 + UInt8(numbers.below(10))
    case 0x41...0x5A: bytes[place] = 0x41 + UInt8(numbers.below(26))
    case 0x61...0x7A: bytes[place] = 0x61 + UInt8(numbers.below(26))
    default: break
    }
  }
}
