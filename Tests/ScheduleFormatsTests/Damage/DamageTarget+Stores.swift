import Diagnostics
import Foundation
import Schedule
import Testing

@testable import ScheduleFormats

/// What is read where it lies: databases, feeds and packed files.
extension DamageTarget {
  // MARK: Databases

  private static let database = """
    PRAGMA page_size=512; \(SQLReading.table) CREATE INDEX i ON flights (number);
    INSERT INTO flights VALUES ('A', 'RL', 1, 'BOS', '2026-11-30 08:55'),
      ('D', 'RL', 2, 'Zürich', '2026-11-30 09:55'), ('D', 'RL', '3', 'x''y', '2026-11-30 09:55')
    """

  private static let databaseBytes: [UInt8] = {
    let made = (try? TestDatabase(database)).flatMap {
      FileManager.default.contents(atPath: $0.path)
    }
    return made.map(Array.init) ?? []
  }()

  /// Databases, asked in two ways.
  static let databases = DamageTarget(
    name: "SQLite",
    samples: [databaseBytes],
    pieces: ["SQLite format 3\u{0}", "CREATE TABLE", "\u{0}\u{0}", "\u{7F}", "é", "'", "9", "-"]
  ) {
    let folder = try TestFolder()
    let queries = ["SELECT * FROM flights", "SELECT * FROM flights ORDER BY number"]
    let readers = try [RowErrorPolicy.fail, .skip].map { onError in
      try queries.map { try SQLReading.reader(.init(query: $0, onError: onError, seconds: 5)) }
    }
    let whole = try folder.add(databaseBytes, to: "whole.db")
    let flights = try readers[0][0].read("whole.db", at: whole, named: SQLReading.named).flights
    return { input in
      let place = "\(folder.path)/flights.db"
      try Self.write(input.bytes, to: place)
      let reader = readers[input.onError == .fail ? 0 : 1][input.round % 3 == 0 ? 1 : 0]
      var outcome = Outcome { () throws(Report) in
        try reader.read("flights.db", at: place, named: SQLReading.named)
      }
      if input.round % 4 < 2 {
        outcome.look(at: flights) { (flights) throws(Report) in
          try reader.update(&flights, from: "flights.db", at: place, named: SQLReading.named)
        }
      }
      if input.round % 64 == 0, folder.names != ["flights.db", "whole.db"] {
        outcome.fault = "files beside the database: \(folder.names)"
      }
      return outcome
    }
  }

  /// Queries of a database, which none of them changes.
  static let queries = DamageTarget(
    name: "queries",
    samples: [
      "SELECT direction, airline, number, airport, scheduled FROM flights",
      "SELECT * FROM flights WHERE number > 0 ORDER BY number LIMIT 3;",
    ].map { Array($0.utf8) },
    pieces: [
      "SELECT ", " * ", " FROM ", "flights", " WHERE ", "number", "=", "1", "(", ")", ",", ";",
      "--",
      "/*", "'", "; DROP TABLE flights", " UNION ALL ", " LIMIT 3", "NULL", " AS airport", "x'00'",
      "é", "\u{0}",
    ],
    span: 8,
    isReader: false,
    leastTenths: 1
  ) {
    let database = try TestDatabase(Self.database)
    return { input in
      let query = String(decoding: input.bytes, as: UTF8.self)
      let reader = try SQLReading.reader(.init(query: query, onError: input.onError, seconds: 5))
      var outcome = Outcome { () throws(Report) in
        try reader.read("flights.db", at: database.path, named: SQLReading.named)
      }
      if input.round % 64 == 0 {
        let now = FileManager.default.contents(atPath: database.path).map(Array.init)
        let isSame = now == databaseBytes && database.folder.names == ["flights.db"]
        outcome.fault = outcome.fault ?? (isSame ? nil : "the database was changed")
      }
      return outcome
    }
  }

  // MARK: Feeds

  private static let feed: [(name: String, bytes: [UInt8])] = {
    var files = GTFSReading.files
    files["frequencies.txt"] = "trip_id,start_time,end_time,headway_secs\nT,6:00:00,6:30:00,900\n"
    files["calendar_dates.txt"] = "service_id,date,exception_type\nW,20261130,1\n"
    return files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
  }()

  /// Feeds of which one file is damaged, in a folder.
  static let feeds = DamageTarget(
    name: "GTFS",
    samples: feed.map(\.bytes),
    pieces: [
      ",", "\"", "\n", "\r", "\u{FEFF}", "\u{0}", "é", "24", "0", "-", ":", ";", "<html>", "{", "T",
      "C1", "999999999", ",,,,,,,,", "W,",
    ]
  ) {
    let folder = try TestFolder()
    for (name, bytes) in feed { try folder.add(bytes, to: name) }
    let first = try #require(CivilDate(iso: "2026-11-30"))
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    let named = Location(path: "site.yml", position: Position(line: 4, column: 9))
    let readers = [RowErrorPolicy.fail, .skip].map { onError in
      GTFSReader(
        options: GTFSOptions(
          stops: [.init(id: "CENTRAL", location: named)],
          zone: zone,
          window: Window(first: first, days: 1),
          onError: onError
        )
      )
    }
    return { input in
      let (name, bytes) = feed[input.sample]
      try Self.write(input.bytes, to: "\(folder.path)/\(name)")
      defer { try? Self.write(bytes, to: "\(folder.path)/\(name)") }
      return Outcome(isOfDays: true) { () throws(Report) in
        try readers[input.onError == .fail ? 0 : 1].read("feed", at: folder.path, named: named)
      }
    }
  }

  // MARK: Packed files

  private static let packedText = Array("\(Reading.header)\nA,RL,1,BOS,2026-11-30T08:55\n".utf8)

  private static let packedSamples: [[UInt8]] = [
    (try? Packing.gzip(packedText)) ?? [],
    (try? Packing.zip([.init("a/", []), .init("a/b.csv", packedText)])) ?? [],
  ]

  /// Packed files: what is unpacked is what was packed.
  static let packed = DamageTarget(
    name: "gzip and zip",
    samples: packedSamples,
    pieces: ["\u{0}", "\u{1F}\u{8B}", "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "é", "../"],
    isReader: false,
    leastTenths: 1
  ) {
    let folder = try TestFolder()
    let named = Location(path: "site.yml", position: Position(line: 4, column: 11))
    return { input in
      let place = "\(folder.path)/x"
      try Self.write(input.bytes, to: place)
      do throws(Report) {
        let bytes = try ScheduleFile.read("x", at: place, named: named).bytes
        let isPacked = PackedFormat(Array(input.bytes.prefix(4))) != nil
        // Behind the last member of gzip anything may stand, also another one.
        let isWhole = input.sample == 0 ? bytes.starts(with: packedText) : bytes == packedText
        return Outcome(
          isBuilt: bytes == packedText,
          diagnostics: [],
          fault: isPacked && !isWhole ? "other bytes than were packed" : nil
        )
      } catch {
        let isSilent = error.diagnostics.isEmpty
        return Outcome(
          isBuilt: false,
          diagnostics: error.diagnostics,
          fault: isSilent ? "no message" : nil
        )
      }
    }
  }

  private static func write(_ bytes: [UInt8], to place: String) throws {
    let file = try #require(fopen(place, "w"))
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}
