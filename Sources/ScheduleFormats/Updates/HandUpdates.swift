import Basics
import Diagnostics
import Schedule

/// All that is set by hand, as the file beside `site.yml` keeps it: a CSV file of ours, one value a
/// line, in the order in which it was set.
public struct HandUpdates: Sendable {
  /// A value, and the line on which it stands; nil for one that is new.
  private struct Entry: Sendable {
    let update: HandUpdate
    let line: Int?

    var position: Position? { line.map { Position(line: $0, column: 1) } }
  }

  private var entries: [Entry] = []
  /// What is told of the lines that are none of ours; they are kept as they are, and mean nothing.
  public private(set) var warnings: [Diagnostic] = []
  /// The lines that are none of ours.
  private var foreign: [ArraySlice<UInt8>] = []

  private static let columns = [
    "id", "direction", "airline", "number", "day", "scheduled", "field", "value", "until",
  ]
  /// Where files without planned times lack them.
  fileprivate static let scheduledColumn = 5

  /// Nothing yet.
  public init() {}

  /// Reads a file, line by line: a quote that somebody left open takes no other line along. Throws
  /// where it has not our header, as an emptied file has not: what was set would be gone in silence.
  public init(_ source: SourceText) throws(Report) {
    let bytes = source.bytes
    var findings = Findings(source: source)
    var start = bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    var line = 0
    var hasHeader = false
    while start < bytes.endIndex {
      var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let next = min(end + 1, bytes.endIndex)
      while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      line += 1
      defer { start = next }
      var scanner = CSVScanner(bytes, in: start..<end, line: line)
      guard scanner.next(), !scanner.row.isBlank(in: bytes) else { continue }
      let isWhole = scanner.row.fault == nil && scanner.offset == end
      let texts = isWhole ? scanner.row.fields.map { $0.text(in: bytes) } : []
      // Somebody's blank line can have got before it, or a copy of the file behind it.
      if Self.isHeader(texts) {
        hasHeader = true
        continue
      }
      guard let update = HandUpdate(texts) else {
        let (place, first) = (line, start)
        findings.add(
          HandUpdateProblem.damaged.diagnostic(
            at: source.location(ofByte: first, from: first, on: place)
          )
        )
        foreign.append(bytes[start..<end])
        continue
      }
      entries.append(Entry(update: update, line: line))
    }
    guard hasHeader else {
      throw HandUpdateProblem.foreign.report(at: Location(path: source.path))
    }
    warnings = findings.diagnostics
  }

  private static func isHeader(_ texts: [String]) -> Bool {
    var older = columns
    older.remove(at: scheduledColumn)
    return texts == columns || texts == older
  }

  /// The values.
  public var updates: [HandUpdate] { entries.map(\.update) }

  /// Whether there is neither a value nor a line of somebody else's.
  public var isEmpty: Bool { entries.isEmpty && foreign.isEmpty }

  /// Adds values, in place of those that set the same.
  public mutating func set(_ new: [HandUpdate]) {
    remove { old in new.contains { $0.isAbout(old) } }
    entries += new.map { Entry(update: $0, line: nil) }
  }

  /// Takes values back.
  public mutating func remove(where isMeant: (HandUpdate) -> Bool) {
    entries.removeAll { isMeant($0.update) }
  }

  /// The file's bytes; lines that are none of ours come last.
  public var bytes: [UInt8] {
    let rows = [Self.columns] + updates.map(\.fields)
    var bytes: [UInt8] = []
    for row in rows { bytes += row.map(Self.quoted).joined(separator: ",").utf8 + [0x0A] }
    for line in foreign { bytes += line + [0x0A] }
    return bytes
  }

  /// Puts what still holds into flights. Warns of what no flight of the schedule is meant by, unless
  /// it is over: there are schedules that drop what has flown.
  public func apply(
    to flights: inout [Flight],
    now: Instant,
    zone: AirportZone,
    source: SourceText
  ) -> [Diagnostic] {
    let active = entries.filter { $0.update.until > now }
    guard !active.isEmpty else { return [] }
    let index = FlightIndex(flights)
    var findings = Findings(source: source)
    for entry in active {
      let update = entry.update
      let place = index.place(of: update, in: flights)
      guard let place, let change = update.update(in: zone) else {
        let isToCome = active.contains {
          $0.update.isOfFlight(of: update) && $0.update.latest(in: zone) > now
        }
        guard isToCome else { continue }
        findings.add(
          HandUpdateProblem.unknownFlight(update.designator, day: "\(update.day)"),
          at: entry.position
        )
        continue
      }
      change.apply(to: &flights[place])
      if let problem = update.timeToCome(now: now, in: zone) {
        findings.add(problem, at: entry.position)
      }
    }
    return findings.diagnostics
  }

  private static func quoted(_ text: String) -> String {
    let special = text.utf8.contains { ",\"\r\n \t".utf8.contains($0) }
    return special ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension HandUpdate {
  /// The fields of a line.
  fileprivate var fields: [String] {
    [
      id, direction.rawValue, airline, number, "\(day)", scheduled.map(Self.text(of:)) ?? "",
      field.rawValue, value, Self.text(of: until),
    ]
  }

  fileprivate init?(_ texts: [String]) {
    var texts = texts
    if texts.count == 8 { texts.insert("", at: HandUpdates.scheduledColumn) }
    guard texts.count == 9, let direction = Direction(rawValue: texts[1]),
      let day = CivilDate(iso: texts[4]), let field = HandField(rawValue: texts[6]),
      let until = Self.instant(texts[8]), !texts[7].isEmpty
    else { return nil }
    if !texts[5].isEmpty {
      guard let scheduled = Self.instant(texts[5]) else { return nil }
      self.scheduled = scheduled
    }
    id = texts[0]
    self.direction = direction
    airline = texts[2]
    number = texts[3]
    self.day = day
    self.field = field
    value = texts[7]
    self.until = until
    switch field {
    case .status: guard StatusCode(spelling: value) != nil else { return nil }
    case .estimated, .actual: guard WrittenTime(value) != nil else { return nil }
    case .terminal, .gate, .belt, .checkIn, .remark: break
    }
  }

  private static func text(of instant: Instant) -> String {
    FlightTime(instant: instant, offset: 0).isoUTC
  }

  private static func instant(_ text: String) -> Instant? {
    guard let time = WrittenTime(text), let offset = time.offset else { return nil }
    return Instant(unixSeconds: time.local.secondsOnItsClock - offset)
  }
}

extension LocalTime {
  fileprivate var secondsOnItsClock: Int { date.daysSinceEpoch * 86_400 + secondOfDay }
}

extension FlightTime {
  /// The instant by the clock of UTC.
  fileprivate var isoUTC: String {
    FlightTime(instant: instant, offset: 0).iso.replacing("+00:00", with: "Z")
  }
}
