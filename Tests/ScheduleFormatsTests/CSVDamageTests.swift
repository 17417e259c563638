import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Damaged exports")
struct CSVDamageTests {
  /// A generator of a few lines, so that a failing case comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let text = """
    Plan; as of "today"
    Day;Flight;From/To;STA;STD;ETA;Kind;State
    30-Nov-26;RL 617;BOS;0855;;0010;PAX;GCL
    30-Nov-26;4U0460P;"Zürich; Kloten";;2400;;PAX;
    01-Dec-26;TST001;ORD;;0130;2359;MIX;"Ab""flug"
    30-Nov-26;X19;DEN;1200;;;CARGO;?
    3 flights

    """

  /// Forms in which the file can be read, the last of which fits.
  private static func forms() throws -> [CSVFormat] {
    var format = CSVFormat()
    format.columns = [
      "date": "Day", "designator": "Flight", "airport": "From/To", "scheduled_arrival": "STA",
      "scheduled_departure": "STD", "estimated_arrival": "ETA", "status": "State",
    ]
    format.delimiter = .semicolon
    format.skippedLines = 1
    var plain = format
    plain.filters = [RowFilter("Kind", values: ["PAX"])]
    var fitting = format
    fitting.footerLines = 1
    fitting.datePattern = try DatePattern("dd-MMM-yy", for: .date, century: 2000)
    fitting.timePattern = try DatePattern("HHmm", for: .time)
    fitting.filters = [RowFilter("kind", values: ["PAX", "MIX"])]
    fitting.statusWords = ["gcl": "gate-closed"]
    var latin = fitting
    latin.encoding = .windows1252
    return [plain, latin, fitting]
  }

  @Test("the file itself is read")
  func whole() throws {
    let format = try #require(Self.forms().last)
    let reading = try Reading(bytes: Array(Self.text.utf8), format: format)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.designator) == ["RL 617", "4U 0460P", "TST 001"])
    #expect(
      reading.flights.map(\.scheduledTime.iso) == [
        "2026-11-30T08:55-05:00", "2026-12-01T00:00-05:00", "2026-12-01T01:30-05:00",
      ]
    )
    #expect(reading.flights.first?.estimatedTime?.iso == "2026-11-30T00:10-05:00")
  }

  @Test(
    "no mutation makes a reader stumble, and each that is no schedule is told",
    arguments: 0..<8
  )
  func mutated(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let pieces = [";", "\"", "\n", "\r", "\t", "\u{0}", "é", "24", "0", "-", " ", "Feb", ":", "{"]
    let formats = try Self.forms()
    let flights = try Reading(bytes: Array(Self.text.utf8), format: formats[2]).flights
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    for round in 0..<150 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...numbers.below(4) where !bytes.isEmpty {
        let place = numbers.below(bytes.count)
        switch numbers.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(numbers.below(256))
        case 2:
          let piece = pieces[numbers.below(pieces.count)]
          bytes.insert(contentsOf: Array(piece.utf8), at: place)
        default: bytes.replaceSubrange(place..., with: bytes[..<place].prefix(20))
        }
      }
      let format = formats[numbers.below(formats.count)]
      let onError: RowErrorPolicy = round % 2 == 0 ? .fail : .skip
      let reading = try Reading(bytes: bytes, format: format, onError: onError)
      #expect(!reading.flights.isEmpty || !reading.told.isEmpty)
      var changed = flights
      let reader = CSVUpdateReader(
        options: CSVOptions(format: format, onError: onError, zone: zone)
      )
      let source = SourceText(path: "updates.csv", bytes: bytes)
      do throws(Report) {
        _ = try reader.update(&changed, from: source)
        #expect(changed.map(\.id) == flights.map(\.id))
      } catch {
        #expect(changed == flights)
        #expect(!error.diagnostics.isEmpty)
      }
    }
  }
}
