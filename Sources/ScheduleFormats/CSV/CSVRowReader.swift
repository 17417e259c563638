import Basics
import Diagnostics
import Schedule

/// Makes flights of rows.
struct CSVRowReader {
  let bytes: [UInt8]
  let header: CSVHeader
  let format: CSVFormat
  let clock: SourceClock
  let purpose: CSVHeader.Purpose
  /// The day of times, where the file has none.
  let date: CivilDate?
  /// The airport's own IATA code, in small letters, where it is known.
  let home: [UInt8]?
  /// What is wrong or odd in the row at hand.
  private(set) var faults: [CSVRow.Fault] = []
  var dates = FieldCache<CivilDate?>()
  /// The times of an update's row that are told without a day.
  var clockTimes: [ClockTime] = []

  private var texts = FieldCache<String>()
  private var airports = FieldCache<Airport>()
  private var statuses = FieldCache<Status>()
  private var numbers = FieldCache<[String]>()
  private var stops = FieldCache<[String]>()

  init(
    bytes: [UInt8],
    header: CSVHeader,
    options: CSVOptions,
    purpose: CSVHeader.Purpose = .schedule
  ) {
    self.bytes = bytes
    self.purpose = purpose
    self.header = header
    format = options.format
    date = options.date
    home = options.home.map { Array($0.lowercased().utf8) }
    clock = SourceClock(
      airport: options.zone,
      source: options.sourceZone,
      ignoresOffsets: options.format.ignoresOffsets
    )
  }

  /// Whether a row has what the configuration asks for, or a form that is to be told.
  func matches(_ row: CSVRow) -> Bool {
    guard row.fault == nil else { return true }
    return header.filters.allSatisfy { filter in
      guard filter.place < row.fields.count else { return true }
      let field = row.fields[filter.place].trimmed(in: bytes)
      guard field.isPlain else {
        let text = Array(field.text(in: bytes).utf8)
        return filter.values.contains(text)
      }
      return filter.values.contains { $0.elementsEqual(bytes[field.start..<field.end]) }
    }
  }

  /// The flight of a row, without an id where the row has none; nil where the row has a mistake,
  /// which is then in `faults`. Warnings are in `faults` in either case.
  mutating func flight(of row: CSVRow) -> Flight? {
    guard begin(row) else { return nil }
    let direction = direction(in: row)
    let designator = designator(in: row)
    let airport = airport(of: direction, in: row)
    let times = times(of: direction, in: row)
    guard let direction, let designator, let airport, let times,
      !hasErrors
    else { return nil }
    var flight = Flight(
      id: text(.id, in: row) ?? "",
      direction: direction,
      airline: Airline(
        code: designator.airline,
        name: text(.airlineName, in: row) ?? AirlineTable.name(of: designator.airline)
      ),
      number: designator.number,
      airport: airport,
      scheduled: times.scheduled,
      status: status(in: row)
    )
    flight.estimatedTime = times.estimated
    flight.actualTime = times.actual
    flight.terminal = text(.terminal, in: row)
    flight.gate = text(.gate, in: row)
    flight.belt = text(.belt, in: row)
    flight.checkIn = text(.checkIn, in: row)
    flight.aircraft = text(.aircraft, in: row)
    flight.remark = text(.remark, in: row)
    flight.codeshares = list(.codeshares, in: row) { CodeshareList.numbers(in: [$0]) }
    flight.via = list(.via, in: row, ViaList.stops)
    flight.sourceLine = row.line
    return flight
  }

  /// Begins with a row; false where its form is wrong, which is then reported.
  mutating func begin(_ row: CSVRow) -> Bool {
    faults.removeAll(keepingCapacity: true)
    return hasForm(row)
  }

  /// Whether the row at hand has a mistake.
  var hasErrors: Bool { faults.contains { $0.problem.severity == .error } }

  /// Where a row's field of a column begins; the row's own start where it has none.
  func offset(of column: CSVColumn, in row: CSVRow) -> Int {
    field(column, in: row)?.start ?? row.start
  }

  /// The trimmed field of a column; nil where it is empty or the file has no such column.
  func field(_ column: CSVColumn, in row: CSVRow) -> CSVField? {
    let place = header.place(of: column)
    guard place >= 0, place < row.fields.count else { return nil }
    let field = row.fields[place].trimmed(in: bytes)
    return field.isEmpty ? nil : field
  }

  /// The same of a column that must be filled; that it is not is reported.
  mutating func required(_ column: CSVColumn, in row: CSVRow) -> CSVField? {
    if let field = field(column, in: row) { return field }
    let place = header.place(of: column)
    report(
      .missingValue(column: header.name(of: column)),
      at: place >= 0 ? row.fields[place].start : row.start
    )
    return nil
  }

  /// Keeps what is wrong at a byte of the row.
  mutating func report(_ problem: CSVProblem, at offset: Int) {
    faults.append(CSVRow.Fault(offset: offset, problem: problem))
  }

  /// The text of a field; that of one that is there again is not made again.
  mutating func text(of field: CSVField, column: CSVColumn) -> String {
    if field.hasControls {
      report(.controlCharacters(column: header.name(of: column)), at: field.start)
    }
    guard field.isPlain else { return field.text(in: bytes) }
    // An id comes once: keeping it for another time would only cost.
    if column == .id || field.isShort { return field.text(in: bytes) }
    return texts.value(of: field, in: bytes) { field.text(in: bytes) }
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
      report(problem, at: row.end)
    } else if found > expected {
      report(.tooManyFields(found: found, expected: expected), at: row.fields[expected].start)
    }
    return found == expected
  }

  /// The text of a column; nil where it is empty or the file has no such column.
  mutating func text(_ column: CSVColumn, in row: CSVRow) -> String? {
    guard let field = field(column, in: row) else { return nil }
    return text(of: field, column: column)
  }

  private mutating func list(
    _ column: CSVColumn,
    in row: CSVRow,
    _ items: (String) -> [String]
  ) -> [String] {
    guard let field = field(column, in: row) else { return [] }
    guard field.isPlain else { return items(text(of: field, column: column)) }
    // The same text can be a list of numbers and one of airports.
    return column == .via
      ? stops.value(of: field, in: bytes) { items(field.text(in: bytes)) }
      : numbers.value(of: field, in: bytes) { items(field.text(in: bytes)) }
  }

  /// The status; an empty one is that a flight is planned.
  mutating func status(in row: CSVRow) -> Status {
    guard let field = field(.status, in: row) else { return Status(.scheduled) }
    let words = format.statusWords
    func status(_ text: String) -> Status { Status(data: words[text.lowercased()] ?? text) }
    guard field.isPlain else { return status(text(of: field, column: .status)) }
    return statuses.value(of: field, in: bytes) { status(field.text(in: bytes)) }
  }

  private mutating func airport(of direction: Direction?, in row: CSVRow) -> Airport? {
    guard let column = farEnd(of: direction), let field = required(column, in: row) else {
      return nil
    }
    var airport =
      field.isPlain
      ? airports.value(of: field, in: bytes) { Airport(data: field.text(in: bytes)) }
      : Airport(data: text(of: field, column: column))
    if let city = text(.city, in: row) { airport.city = city }
    return airport
  }
}
