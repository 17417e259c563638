import Diagnostics
import Foundation
import Schedule
import Testing

@testable import ScheduleFormats

/// Damaged GTFS feeds, databases, queries and packed files. `FUZZ_INPUTS` in the environment is how
/// many of each are tried; a few hundred where it is not there.
@Suite("Damaged feeds, databases and packed files", .serialized)
struct StoreFuzzTests {
  /// A generator of a few lines, so that a failing case comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let inputs =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 200

  private static let pieces = [
    ",", "\"", "\n", "\r", "\u{FEFF}", "\u{0}", "é", "24", "0", "-", ":", ";", "<html>", "{", "T",
    "C1",
    "999999999", ",,,,,,,,", "W,",
  ]

  private static let statements = """
    \(SQLReading.table) CREATE INDEX i ON flights (number);
    INSERT INTO flights VALUES ('A', 'RL', 1, 'BOS', '2026-11-30 08:55'), ('D', 'RL', 2, 'Zürich', '2026-11-30 09:55'), ('D', 'RL', '3', 'x''y', '2026-11-30 09:55')
    """

  @Test("no damage makes the reader of feeds stumble, and each that is no feed is told")
  func feeds() throws {
    var numbers = Numbers(state: 11)
    var files = GTFSReading.files
    files["frequencies.txt"] = "trip_id,start_time,end_time,headway_secs\nT,6:00:00,7:00:00,600\n"
    files["calendar_dates.txt"] = "service_id,date,exception_type\nW,20261130,1\n"
    let names = files.keys.sorted()
    var built = 0
    for round in 0..<Self.inputs {
      var bytes = files.mapValues { Array($0.utf8) }
      let name = names[numbers.below(names.count)]
      if round % 4 < 2 {
        Self.damage(&bytes[name, default: []], &numbers)
      } else {
        Self.change(&bytes[name, default: []], &numbers)
      }
      var changes = GTFSReading.Changes()
      changes.onError = round % 2 == 0 ? .fail : .skip
      let reading: GTFSReading
      if round % 3 == 0 {
        let archive = try Packing.zip(names.map { .init($0, bytes[$0] ?? []) })
        reading = try GTFSReading(archive: archive, changes)
      } else {
        reading = try GTFSReading(bytes: bytes, changes)
      }
      built += reading.flights.isEmpty ? 0 : 1
      let isTold = reading.told.hasPrefix("feed") || reading.told.hasPrefix("site.yml:")
      // A trip of another day is no mistake.
      #expect(reading.told.isEmpty || isTold, "\(reading.told)")
    }
    #expect(built * 10 >= Self.inputs * 3, "\(built) of \(Self.inputs) could be read")
    print("fuzz: GTFS: \(built) of \(Self.inputs) damaged files could be read")
  }

  @Test("no damage makes the reader of databases stumble, and each that is none is told")
  func databases() throws {
    var numbers = Numbers(state: 12)
    let database = try TestDatabase("PRAGMA page_size=512; \(Self.statements)")
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: database.path)))
    let folder = try TestFolder()
    var built = 0
    for round in 0..<Self.inputs {
      var bytes = whole
      if round % 2 == 0 {
        Self.damage(&bytes, &numbers)
      } else {
        bytes[numbers.below(bytes.count)] = UInt8(numbers.below(256))
      }
      let place = try folder.add(bytes, to: "flights.db")
      let reading = try SQLReading(
        at: place,
        .init(
          query: round % 3 == 0 ? "SELECT * FROM flights ORDER BY number" : "SELECT * FROM flights",
          onError: round % 4 < 2 ? .fail : .skip,
          seconds: 5
        )
      )
      built += reading.flights.isEmpty ? 0 : 1
      let isTold = reading.told.hasPrefix("flights.db:") || reading.told.hasPrefix("site.yml:")
      #expect(!reading.flights.isEmpty || isTold, "\(reading.told)")
    }
    #expect(folder.names == ["flights.db"])
    #expect(built * 10 >= Self.inputs * 3, "\(built) of \(Self.inputs) could be read")
    print("fuzz: SQLite: \(built) of \(Self.inputs) damaged files could be read")
  }

  @Test("no query makes the reader stumble, or writes")
  func queries() throws {
    var numbers = Numbers(state: 13)
    let database = try TestDatabase(Self.statements)
    let before = try Data(contentsOf: URL(fileURLWithPath: database.path))
    let words = [
      "SELECT", "*", "FROM", "flights", "WHERE", "number", "=", "1", "(", ")", ",", ";", "--", "/*",
      "'", "DROP TABLE flights", "UNION ALL", "ORDER BY", "LIMIT 3", "NULL", "AS airport", "x'00'",
      "é",
    ]
    var built = 0
    for round in 0..<Self.inputs {
      var query = "SELECT direction, airline, number, airport, scheduled FROM flights"
      if round % 2 == 0 {
        var list = query.split(separator: " ").map(String.init)
        for _ in 0...numbers.below(3) {
          list.insert(words[numbers.below(words.count)], at: numbers.below(list.count + 1))
        }
        query = list.joined(separator: " ")
      } else {
        query += " " + words[numbers.below(words.count)]
      }
      let reading = try SQLReading(at: database.path, .init(query: query, seconds: 5))
      built += reading.flights.isEmpty ? 0 : 1
      let isTold = reading.told.hasPrefix("flights.db:") || reading.told.hasPrefix("site.yml:5:")
      #expect(!reading.flights.isEmpty || isTold, "\(query): \(reading.told)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: database.path)) == before)
    #expect(database.folder.names == ["flights.db"])
    print("fuzz: queries: \(built) of \(Self.inputs) damaged files could be read")
  }

  @Test("no damage makes unpacking stumble, and what is unpacked is what was packed")
  func archives() throws {
    var numbers = Numbers(state: 14)
    let text = Array("\(Reading.header)\nA,RL,1,BOS,2026-11-30T08:55\n".utf8)
    let archives = [
      ("gzip", try Packing.gzip(text)),
      ("zip", try Packing.zip([.init("a/", []), .init("a/b.csv", text)])),
    ]
    let named = Location(path: "site.yml", position: Position(line: 4, column: 11))
    let folder = try TestFolder()
    for (name, whole) in archives {
      var built = 0
      for round in 0..<Self.inputs {
        var bytes = whole
        if round % 2 == 0 {
          Self.damage(&bytes, &numbers)
        } else {
          bytes[numbers.below(bytes.count)] = UInt8(numbers.below(256))
        }
        let place = try folder.add(bytes, to: "x")
        do throws(Report) {
          let source = try ScheduleFile.read("x", at: place, named: named)
          built += source.bytes == text ? 1 : 0
          let isPacked = PackedFormat(Array(bytes.prefix(4))) != nil
          // Behind the last member of gzip anything may stand, also another one.
          let isWhole = source.bytes == text || name == "gzip" && source.bytes.starts(with: text)
          #expect(!isPacked || isWhole, "\(name), round \(round)")
        } catch {
          let told = DiagnosticRenderer().render(error.diagnostics)
          #expect(told.hasPrefix("site.yml:4:11: error: 'x"))
        }
      }
      print("fuzz: \(name): \(built) of \(Self.inputs) damaged files could be read")
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    for _ in 0...numbers.below(4) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      switch numbers.below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(numbers.below(256))
      case 2: bytes.insert(contentsOf: Array(pieces[numbers.below(pieces.count)].utf8), at: place)
      case 3: bytes.replaceSubrange(place..., with: bytes[..<place].prefix(20))
      default: bytes.removeSubrange(place..<min(bytes.count, place + numbers.below(40)))
      }
    }
  }

  /// Puts another digit in a digit's place.
  private static func change(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    var place = numbers.below(bytes.count)
    for _ in 0..<12 where bytes[place] &- 0x30 >= 10 { place = numbers.below(bytes.count) }
    if bytes[place] &- 0x30 < 10 { bytes[place] = 0x30 + UInt8(numbers.below(10)) }
  }
}
