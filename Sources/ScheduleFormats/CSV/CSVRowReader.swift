import Diagnostics
import Schedule

/// Makes flights of rows.
struct CSVRowReader {
  let bytes: [UInt8]
  let header: CSVHeader
  let zone: AirportZone
  /// What is wrong or odd in the row at hand.
  private(set) var faults: [CSVRow.Fault] = []

  private var texts = FieldCache<String>()
  private var airports = FieldCache<Airport>()
  private var statuses = FieldCache<Status>()
  private var lists = FieldCache<[String]>()

  init(bytes: [UInt8], header: CSVHeader, zone: AirportZone) {
    self.bytes = bytes
    self.header = header
    self.zone = zone
  }

  /// The flight of a row, without an id where the row has none; nil where the row has a mistake,
  /// which is then in `faults`. Warnings are in `faults` in either case.
  mutating func flight(of row: CSVRow) -> Flight? {
    faults.removeAll(keepingCapacity: true)
    guard hasForm(row) else { return nil }
    let direction = direction(in: row)
    let airline = required(.airline, in: row)
    let number = required(.number, in: row)
    let airport = airport(in: row)
    let scheduled = required(.scheduled, in: row)
      .flatMap { time(of: $0, column: .scheduled) }
    let estimated = field(.estimated, in: row).flatMap { time(of: $0, column: .estimated) }
    let actual = field(.actual, in: row).flatMap { time(of: $0, column: .actual) }
    guard let direction, let airline, let number, let airport, let scheduled,
      !faults.contains(where: { $0.problem.severity == .error })
    else { return nil }
    var flight = Flight(
      id: text(.id, in: row) ?? "",
      direction: direction,
      airline: Airline(
        code: text(of: airline, column: .airline),
        name: text(.airlineName, in: row)
      ),
      number: text(of: number, column: .number),
      airport: airport,
      scheduled: scheduled,
      status: status(in: row)
    )
    flight.estimatedTime = estimated
    flight.actualTime = actual
    flight.terminal = text(.terminal, in: row)
    flight.gate = text(.gate, in: row)
    flight.belt = text(.belt, in: row)
    flight.checkIn = text(.checkIn, in: row)
    flight.aircraft = text(.aircraft, in: row)
    flight.remark = text(.remark, in: row)
    flight.codeshares = list(.codeshares, in: row)
    flight.via = list(.via, in: row)
    flight.sourceLine = row.line
    return flight
  }

  /// Where a row's field of a column begins; the row's own start where it has none.
  func offset(of column: CSVColumn, in row: CSVRow) -> Int {
    field(column, in: row)?.start ?? row.start
  }

  private mutating func hasForm(_ row: CSVRow) -> Bool {
    if let fault = row.fault {
      faults.append(fault)
      return false
    }
    let (found, expected) = (row.fields.count, header.names.count)
    if found < expected {
      let missing = header.names[found]
      let problem =
        CSVProblem.tooFewFields(found: found, expected: expected, missing: missing)
      faults.append(CSVRow.Fault(offset: row.end, problem: problem))
    } else if found > expected {
      let problem = CSVProblem.tooManyFields(found: found, expected: expected)
      faults.append(CSVRow.Fault(offset: row.fields[expected].start, problem: problem))
    }
    return found == expected
  }

  /// The trimmed field of a column; nil where it is empty or the file has no such column.
  private func field(_ column: CSVColumn, in row: CSVRow) -> CSVField? {
    let place = header.place(of: column)
    guard place >= 0, place < row.fields.count else { return nil }
    let field = row.fields[place].trimmed(in: bytes)
    return field.isEmpty ? nil : field
  }

  private mutating func required(_ column: CSVColumn, in row: CSVRow) -> CSVField? {
    if let field = field(column, in: row) { return field }
    report(
      .missingValue(column: header.name(of: column)),
      at: row.fields[header.place(of: column)].start
    )
    return nil
  }

  private mutating func report(_ problem: CSVProblem, at offset: Int) {
    faults.append(CSVRow.Fault(offset: offset, problem: problem))
  }

  private mutating func text(_ column: CSVColumn, in row: CSVRow) -> String? {
    guard let field = field(column, in: row) else { return nil }
    return text(of: field, column: column)
  }

  private mutating func text(of field: CSVField, column: CSVColumn) -> String {
    if field.hasControls {
      report(.controlCharacters(column: header.name(of: column)), at: field.start)
    }
    guard field.isPlain else { return field.text(in: bytes) }
    // An id comes once: keeping it for another time would only cost.
    if column == .id { return field.text(in: bytes) }
    return texts.value(of: field, in: bytes) { field.text(in: bytes) }
  }

  private mutating func list(_ column: CSVColumn, in row: CSVRow) -> [String] {
    guard let field = field(column, in: row) else { return [] }
    func items(_ text: String) -> [String] {
      text.split { $0 == " " || $0 == "\t" || $0.isNewline }.map(String.init)
    }
    guard field.isPlain else { return items(text(of: field, column: column)) }
    return lists.value(of: field, in: bytes) { items(field.text(in: bytes)) }
  }

  private mutating func status(in row: CSVRow) -> Status {
    guard let field = field(.status, in: row) else { return Status(.scheduled) }
    guard field.isPlain else { return Status(data: text(of: field, column: .status)) }
    return statuses.value(of: field, in: bytes) { Status(data: field.text(in: bytes)) }
  }

  private mutating func direction(in row: CSVRow) -> Direction? {
    guard let field = required(.direction, in: row) else { return nil }
    if let direction = Direction(field, in: bytes) { return direction }
    let value = field.text(in: bytes)
    report(
      .unknownDirection(column: header.name(of: .direction), value: value),
      at: field.start
    )
    return nil
  }

  private mutating func airport(in row: CSVRow) -> Airport? {
    guard let field = required(.airport, in: row) else { return nil }
    var airport =
      field.isPlain
      ? airports.value(of: field, in: bytes) { Airport(data: field.text(in: bytes)) }
      : Airport(data: text(of: field, column: .airport))
    if let city = text(.city, in: row) { airport.city = city }
    return airport
  }

  private mutating func time(of field: CSVField, column: CSVColumn) -> FlightTime? {
    guard let written = written(field) else {
      let value = field.text(in: bytes)
      report(.unreadableTime(column: header.name(of: column), value: value), at: field.start)
      return nil
    }
    let resolution = written.time(in: zone)
    switch resolution.kind {
    case .unique: break
    case .gap:
      let value = field.text(in: bytes)
      report(.skippedTime(column: header.name(of: column), value: value), at: field.start)
    case .repeated:
      let value = field.text(in: bytes)
      report(.repeatedTime(column: header.name(of: column), value: value), at: field.start)
    }
    return resolution.time
  }

  private func written(_ field: CSVField) -> WrittenTime? {
    field.isPlain ? WrittenTime(bytes.span.extracting(field.start..<field.end)) : nil
  }
}
