import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Values set by hand, in a schedule that has changed")
struct HandUpdateTests {
  private static let until = Instant(unixSeconds: 1_900_000_000)

  /// Sets a flight of a schedule cancelled, and applies that to another schedule: the statuses, and
  /// what is told.
  private func applied(
    to rows: [String],
    setting place: Int = 0,
    of old: [String],
    header: String = Reading.header,
    change: (String) -> String = { $0 }
  ) throws -> (statuses: [StatusCode], told: String) {
    let schedule = { (rows: [String]) in
      try Reading(([header] + rows).joined(separator: "\n") + "\n").flights
    }
    var hand = HandUpdates()
    hand.set(
      [HandUpdate(try schedule(old)[place], .status, value: "cancelled", until: Self.until)]
    )
    let source = SourceText(
      path: "site.set.csv",
      text: change(String(decoding: hand.bytes, as: UTF8.self))
    )
    var flights = try schedule(rows)
    let warnings = try HandUpdates(source).apply(
      to: &flights,
      now: Instant(unixSeconds: 0),
      zone: try #require(AirportZone(identifier: "America/New_York")),
      source: source
    )
    return (flights.map(\.status.code), warnings.map(\.message).joined())
  }

  private static let gone =
    "the schedule has no flight 'RL 2' on 2026-11-30 any more, for which this was set; "
    + "'boardwalk unset' takes it back"
  private static let morning = "D,RL,2,BOS,2026-11-30T10:00"
  private static let evening = "D,RL,2,BOS,2026-11-30T22:00"

  @Test("do not move to another flight of the number, whatever ids are made of")
  func stays() throws {
    let both = [Self.morning, Self.evening]
    #expect(try applied(to: both, of: both) == ([.cancelled, .scheduled], ""))
    #expect(try applied(to: [Self.evening], of: both) == ([.scheduled], Self.gone))
    // Its id without a time is the other's now.
    #expect(try applied(to: [Self.evening], of: [Self.morning]) == ([.scheduled], Self.gone))
    #expect(try applied(to: both, of: [Self.morning]) == ([.cancelled, .scheduled], ""))
    #expect(try applied(to: both, of: [Self.evening]) == ([.scheduled, .cancelled], ""))
  }

  @Test("are told by their own lines, whatever has been taken back and set since")
  func lines() throws {
    let flights = try Reading(
      ([Reading.header] + (1...4).map { "D,RL,\($0),BOS,2026-11-30T10:00" })
        .joined(separator: "\n") + "\n"
    ).flights
    let updates = flights.map { HandUpdate($0, .gate, value: "A4", until: Self.until) }
    var hand = HandUpdates()
    hand.set(Array(updates[..<3]))
    let source = SourceText(path: "site.set.csv", bytes: hand.bytes)
    hand = try HandUpdates(source)
    hand.remove { $0.number == "1" }
    hand.set([updates[3], updates[1]])
    #expect(hand.updates.map(\.number) == ["3", "4", "2"])
    var none: [Flight] = []
    let warnings = hand.apply(
      to: &none,
      now: Instant(unixSeconds: 0),
      zone: try #require(AirportZone(identifier: "America/New_York")),
      source: source
    )
    #expect(warnings.map { $0.location?.position?.line } == [4, nil, nil])
    #expect(
      warnings.map(\.message)
        == [3, 4, 2].map { Self.gone.replacing("RL 2", with: "RL \($0)") }
    )
  }

  @Test(
    "a flight that is gone is no warning once it is over, by its time, the one set, or its day",
    arguments: [
      (planned, nil, "2026-11-30T14:59Z", true), (planned, nil, "2026-11-30T15:00Z", false),
      (planned, "2026-11-30T12:30-05:00", "2026-11-30T17:29Z", true),
      (planned, "2026-11-30T12:30-05:00", "2026-11-30T17:30Z", false),
      (planned, "2026-11-30T09:30-05:00", "2026-11-30T14:59Z", true),
      ("", nil, "2026-12-01T04:59Z", true), ("", nil, "2026-12-01T05:00Z", false),
    ] as [(String, String?, String, Bool)]
  )
  func over(scheduled: String, estimated: String?, now: String, isTold: Bool) throws {
    func line(_ id: String, _ number: Int, _ scheduled: String, _ value: String) -> String {
      "\(id),departure,RL,\(number),2026-11-30,\(scheduled),\(value),2026-12-04T05:00Z\n"
    }
    // Another flight's time says nothing of this one.
    var text = Self.header + "\n" + line("a", 2, scheduled, "gate,A4")
    text += line("x", 7, "2026-12-02T15:00Z", "gate,A5")
    if let estimated { text += line("a", 2, scheduled, "estimated,\(estimated)") }
    let source = SourceText(path: "site.set.csv", text: text)
    let zone = try #require(AirportZone(identifier: "America/New_York"))
    var none: [Flight] = []
    let warnings = try HandUpdates(source).apply(
      to: &none,
      now: try #require(WrittenTime(now)).time(in: zone).instant,
      zone: zone,
      source: source
    )
    let lines = warnings.compactMap { $0.location?.position?.line }
    #expect(lines == (isTold ? estimated == nil ? [2, 3] : [2, 3, 4] : [3]))
    #expect(isTold == warnings.map(\.message).contains(Self.gone))
  }
  private static let planned = "2026-11-30T15:00Z"

  @Test("follow a flight that is planned for some hours later, also on the next day")
  func follows() throws {
    #expect(
      try applied(to: ["D,RL,2,BOS,2026-11-30T13:00"], of: [Self.morning]) == ([.cancelled], "")
    )
    #expect(
      try applied(to: ["D,RL,2,BOS,2026-11-30T13:01"], of: [Self.morning])
        == ([.scheduled], Self.gone)
    )
    #expect(
      try applied(to: ["D,RL,02,BOS,2026-12-01T00:30"], of: [Self.evening]) == ([.cancelled], "")
    )
  }

  @Test("hold for an id of the schedule's own, while that is the same flight's")
  func ownID() throws {
    func told(_ row: String, old: String = Self.morning) throws -> (
      statuses: [StatusCode], told: String
    ) {
      try applied(to: ["\(row),1"], of: ["\(old),1"], header: "\(Reading.header),id")
    }
    #expect(try told(Self.morning) == ([.cancelled], ""))
    #expect(try told("D,RL,02,ORD,2026-11-30T13:00") == ([.cancelled], ""))
    for other in [
      "D,BA,7,LHR,2026-12-01T10:00", "D,BA,7,LHR,2026-11-30T10:00", "A,RL,2,BOS,2026-11-30T10:00",
      "D,RL,2,BOS,2026-12-01T10:00", Self.evening,
    ] {
      #expect(try told(other) == ([.scheduled], Self.gone))
    }
  }

  @Test("go with their flight when the ids of a schedule are dealt anew")
  func dealtAnew() throws {
    #expect(
      try applied(
        to: ["D,BA,7,LHR,2026-11-30T10:00,1", "\(Self.morning),2"],
        of: ["\(Self.morning),1"],
        header: "\(Reading.header),id"
      ) == ([.scheduled, .cancelled], "")
    )
  }

  @Test("are another flight's where an id is dealt anew")
  func about() throws {
    func update(_ row: String) throws -> HandUpdate {
      let flights = try Reading("\(Reading.header),id\n\(row),1\n").flights
      return HandUpdate(try #require(flights.first), .gate, value: "A4", until: Self.until)
    }
    let first = try update(Self.morning)
    #expect(first.isAbout(try update("D,RL,02,ORD,2026-11-30T11:00")))
    #expect(!first.isAbout(try update("D,BA,7,BOS,2026-11-30T10:00")))
    #expect(!first.isAbout(try update("A,RL,2,BOS,2026-11-30T10:00")))
  }

  @Test("a file without planned times is read, and its ids count")
  func older() throws {
    let older = { (text: String) in
      text.replacing(",scheduled,", with: ",").replacing(
        "2026-11-30,2026-11-30T15:00Z,",
        with: "2026-11-30,"
      )
    }
    #expect(
      try applied(to: [Self.morning], of: [Self.morning], change: older) == ([.cancelled], "")
    )
    #expect(
      try applied(
        to: [Self.morning.replacing("BOS", with: "ORD")],
        of: [Self.morning],
        change: older
      ) == ([.scheduled], Self.gone)
    )
  }

  @Test("in a file without planned times an id of the schedule's own counts on its day")
  func olderOwnID() throws {
    let older = { (text: String) in
      text.replacing(",scheduled,", with: ",").replacing(
        "2026-11-30,2026-11-30T15:00Z,",
        with: "2026-11-30,"
      )
    }
    for (row, status) in [
      (Self.evening, StatusCode.cancelled), ("D,RL,2,BOS,2026-12-01T10:00", .scheduled),
      ("D,BA,7,BOS,2026-11-30T10:00", .scheduled),
    ] {
      #expect(
        try applied(
          to: ["\(row),1"],
          of: ["\(Self.morning),1"],
          header: "\(Reading.header),id",
          change: older
        ) == ([status], status == .cancelled ? "" : Self.gone)
      )
    }
  }

  private static let header = "id,direction,airline,number,day,scheduled,field,value,until"
  private static let gate =
    "a,departure,RL,2,2026-11-30,2026-11-30T15:00Z,gate,A4,2026-12-02T05:00Z"
  private static let belt = "b,arrival,RL,3,2026-11-30,2026-11-30T16:00Z,belt,2,2026-12-02T05:00Z"

  @Test(
    "a line that is none of ours takes no other along, and is kept",
    arguments: [
      ("RL 2,gate", 1), ("\"", 1), (gate.replacing("gate", with: "gat"), 1),
      (gate.replacing("gate,A4", with: "status,bordng"), 1),
      (gate.replacing("gate,A4", with: "estimated,soon"), 1),
      (gate.replacing("A4", with: "\"A4"), 1), (gate.replacing("A4", with: ""), 1),
      (gate.replacing("2026-11-30,", with: "30.11.,"), 1),
      (gate.replacing(",", with: ";"), 1), ("\"x\nmore\"", 2), (" ", 0),
    ]
  )
  func foreign(line: String, count: Int) throws {
    let lines = [Self.header, Self.gate, line, Self.belt].joined(separator: "\n")
    for (start, end) in [("", "\n"), ("\u{FEFF}", "\n"), ("", "\r\n"), ("", "")] {
      let text = start + lines.replacing("\n", with: end.isEmpty ? "\n" : end) + end
      let hand = try HandUpdates(SourceText(path: "site.set.csv", text: text))
      #expect(hand.updates.map(\.value) == ["A4", "2"])
      #expect(hand.warnings.map(\.location?.position?.line) == Array(3..<3 + count))
      #expect(hand.warnings.allSatisfy { $0.severity == .warning })
      let kept = count == 0 ? "" : line + "\n"
      #expect(
        String(decoding: hand.bytes, as: UTF8.self)
          == [Self.header, Self.gate, Self.belt].map { $0 + "\n" }.joined() + kept
      )
    }
  }

  @Test("our own header is none of somebody else's lines, wherever it stands")
  func headers() throws {
    for text in [
      "\n\(Self.header)\n", " \r\n\r\n\(Self.header)\r\n", "\(Self.header)\n\(Self.header)\n",
    ] {
      let hand = try HandUpdates(
        SourceText(path: "site.set.csv", text: text + "\(Self.gate)\n\(Self.header)\n")
      )
      #expect(hand.updates.map(\.value) == ["A4"])
      #expect(hand.warnings.isEmpty)
      #expect(String(decoding: hand.bytes, as: UTF8.self) == "\(Self.header)\n\(Self.gate)\n")
    }
  }

  @Test(
    "a file without our header is no file of ours, and what was set is not dropped in silence",
    arguments: [
      "", "\n\n", "<html>", "\u{0}\u{0}\u{0}", Self.gate + "\n",
      Self.header.replacing(",", with: ";") + "\n" + Self.gate.replacing(",", with: ";") + "\n",
    ]
  )
  func lost(text: String) {
    var told: String?
    do throws(Report) {
      _ = try HandUpdates(SourceText(path: "site.set.csv", text: text))
    } catch {
      told = DiagnosticRenderer().render(error.diagnostics)
    }
    #expect(
      told == """
        site.set.csv: error: this file has not the header that 'boardwalk set' writes: what was set \
        by hand is lost; put a copy of it in its place, or remove it, and set again what is to hold

        """
    )
  }

  @Test("bytes that are no letters are kept as they are")
  func bytes() throws {
    let line: [UInt8] = [0x52, 0xE9, 0x00, 0xFF, 0x0A]
    let source = SourceText(
      path: "site.set.csv",
      bytes: Array("\(Self.header)\n".utf8) + line + Array("\(Self.gate)\n".utf8)
    )
    let hand = try HandUpdates(source)
    #expect(hand.updates.map(\.value) == ["A4"])
    #expect(hand.warnings.count == 1)
    #expect(hand.bytes == Array("\(Self.header)\n\(Self.gate)\n".utf8) + line)
  }

  @Test("lines of somebody else are written as they are read, whatever line ends they have")
  func foreignLines() throws {
    let file = { (bytes: [UInt8]) in
      try HandUpdates(SourceText(path: "site.set.csv", bytes: bytes)).bytes
    }
    let once = try file(Array("\(Self.header)\na line\r\r\nand\ranother\r\r\r".utf8))
    #expect(String(decoding: once, as: UTF8.self) == "\(Self.header)\na line\nand\ranother\n")
    let twice = try file(once)
    #expect(twice == once)
  }
}
