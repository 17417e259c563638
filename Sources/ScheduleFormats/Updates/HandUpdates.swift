import Basics
import Diagnostics
import Schedule

/// All that is set by hand, as the file beside `site.yml` keeps it: a CSV file of ours, in the order in
/// which it was set.
public struct HandUpdates: Sendable {
  /// The values, one a line.
  public var updates: [HandUpdate] = []
  /// The lines that they stand on.
  private var lines: [Int] = []

  private static let columns = [
    "id", "direction", "airline", "number", "day", "scheduled", "field", "value", "until",
  ]
  /// Where files without planned times lack them.
  fileprivate static let scheduledColumn = 5

  /// Nothing yet.
  public init() {}

  /// Reads a file; throws every line that is none of ours.
  public init(_ source: SourceText) throws(Report) {
    var scanner = CSVScanner(source.bytes, in: source.bytes.indices)
    var findings = Findings(source: source)
    var isHeader = true
    while scanner.next() {
      let row = scanner.row
      if row.isBlank(in: source.bytes) { continue }
      let texts = row.fault == nil ? row.fields.map { $0.text(in: source.bytes) } : []
      if isHeader {
        isHeader = false
        var older = Self.columns
        older.remove(at: Self.scheduledColumn)
        if texts == Self.columns || texts == older { continue }
      }
      guard let update = HandUpdate(texts) else {
        findings.add(HandUpdateProblem.damaged, atByte: row.start)
        // A byte that is no letter ends what can be read.
        if let fault = row.fault, case .notUTF8 = fault.problem { break }
        continue
      }
      updates.append(update)
      lines.append(row.line)
    }
    try findings.check()
  }

  /// The file's text.
  public var text: String {
    let rows = updates.map(\.fields)
    return ([Self.columns] + rows).map { row in
      row.map(Self.quoted).joined(separator: ",") + "\n"
    }.joined()
  }

  /// Puts what still holds into flights. Warns of what no flight of the schedule is meant by.
  public func apply(
    to flights: inout [Flight],
    now: Instant,
    zone: AirportZone,
    source: SourceText
  ) -> [Diagnostic] {
    let active = zip(updates, lines).filter { $0.0.until > now }
    guard !active.isEmpty else { return [] }
    let index = FlightIndex(flights)
    var findings = Findings(source: source)
    for (update, line) in active {
      let place = index.place(of: update, in: flights)
      guard let place, let change = update.update(in: zone) else {
        findings.add(
          HandUpdateProblem.unknownFlight(update.designator, day: "\(update.day)"),
          at: Position(line: line, column: 1)
        )
        continue
      }
      change.apply(to: &flights[place])
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
