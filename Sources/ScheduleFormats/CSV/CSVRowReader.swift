import Basics
import Diagnostics
import Schedule

/// Makes flights and updates of rows.
struct CSVRowReader: RowReader {
  let bytes: [UInt8]
  let header: CSVHeader
  let rules: FieldRules
  /// What is wrong with the form of the row at hand, which then has no fields.
  private(set) var formFaults: [CSVRow.Fault] = []
  /// What is wrong or odd in its fields.
  private(set) var faults: [RecordFault<FieldProblem>] = []

  /// What stands between fields.
  private let delimiter: UInt8
  /// Whether the rows are what a query gives.
  private let isQuery: Bool
  private var dates = FieldCache<CivilDate?>()
  private var texts = FieldCache<String>()
  private var airports = FieldCache<Airport>()
  private var statuses = FieldCache<Status>()
  private var numbers = FieldCache<[String]>()
  private var vias = FieldCache<[String]>()

  init(
    bytes: [UInt8],
    header: CSVHeader,
    options: CSVOptions,
    purpose: CSVHeader.Purpose = .schedule,
    isQuery: Bool = false
  ) {
    self.bytes = bytes
    self.header = header
    self.isQuery = isQuery
    let format = options.format
    delimiter = format.delimiter.byte
    rules = FieldRules(
      clock: SourceClock(
        airport: options.zone,
        source: options.sourceZone,
        ignoresOffsets: format.ignoresOffsets
      ),
      isUpdate: purpose == .updates,
      trustsAirports: true,
      date: options.date,
      datePattern: format.datePattern,
      timePattern: format.timePattern,
      direction: format.direction,
      home: options.home,
      directionWords: format.directionWords,
      statusWords: format.statusWords
    )
  }

  /// Whether a row has what the configuration asks for, or a form that is to be told.
  func matches(_ row: CSVRow) -> Bool {
    guard row.fault == nil else { return true }
    return header.filters.allSatisfy { filter in
      guard filter.place < row.fields.count else { return true }
      let field = row.fields[filter.place]
      return field.isPlain
        ? filter.accepts(bytes[field.start..<field.end])
        : filter.accepts(field.text(in: bytes).utf8)
    }
  }

  /// The flight of a row, without an id where the row has none; nil where the row has a mistake,
  /// which is then in `formFaults` or `faults`. Warnings are in `faults` in either case.
  mutating func flight(of row: CSVRow) -> Flight? {
    guard begin(row) else { return nil }
    return flight(of: direction(in: row), in: row, line: row.line)
  }

  /// The update of a row; nil where the row has a mistake, which is then told likewise.
  mutating func update(of row: CSVRow) -> FlightUpdate? {
    guard begin(row) else { return nil }
    return update(of: direction(in: row), in: row)
  }

  /// Begins with a row; false where its form is wrong.
  private mutating func begin(_ row: CSVRow) -> Bool {
    faults.removeAll(keepingCapacity: true)
    formFaults.removeAll(keepingCapacity: true)
    let (found, expected) = (row.fields.count, header.names.count)
    if let fault = row.fault {
      formFaults.append(fault)
    } else if found < expected {
      let missing = header.names[found]
      formFaults.append(
        CSVRow.Fault(
          offset: row.end,
          problem: .tooFewFields(found: found, expected: expected, missing: missing)
        )
      )
    } else if found > expected {
      formFaults.append(
        CSVRow.Fault(
          offset: row.fields[expected].start,
          problem: .tooManyFields(found: found, expected: expected)
        )
      )
    } else if !isQuery, let field = row.fields.first(where: \.hasLineBreaks),
      let lines = rowLines(in: field)
    {
      formFaults.append(
        CSVRow.Fault(offset: field.start - 1, problem: .rowInQuotes(lines: lines))
      )
    }
    return formFaults.isEmpty
  }

  /// How many lines a text in quotes goes over, where one of them behind the first has a row's form: a
  /// quote too many has then taken rows for a text. Nil where none has.
  private func rowLines(in field: CSVField) -> Int? {
    let fewest = max(header.names.count - 1, 3)
    let lines = bytes[field.start..<field.end].split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "\n") }
    )
    let isRow = lines.dropFirst().contains { line in
      line.count { $0 == delimiter } >= fewest
    }
    return isRow ? lines.count : nil
  }

  // MARK: Fields

  func has(_ field: FlightField, in row: CSVRow) -> Bool { header.has(field) }

  /// The trimmed field of a column; nil where it is empty or says so, or the file has no such column.
  func value(_ field: FlightField, in row: CSVRow) -> CSVField? {
    let place = header.place(of: field)
    guard place >= 0, place < row.fields.count else { return nil }
    let value = row.fields[place].trimmed(in: bytes)
    if value.isEmpty || rules.saysNothing(bytes, value.start..<value.end, field) { return nil }
    return value
  }

  /// The text of a field; that of one that is there again is not made again.
  mutating func text(of value: CSVField, _ field: FlightField) -> String {
    if value.hasControls { report(.controlCharacters(name(of: field)), at: value.start) }
    guard value.isPlain else { return value.text(in: bytes) }
    // An id comes once: keeping it for another time would only cost.
    if field == .id || value.isShort { return value.text(in: bytes) }
    return texts.value(of: value, in: bytes) { value.text(in: bytes) }
  }

  func direction(of value: CSVField) -> Direction? {
    value.isPlain ? Direction(data: bytes.span.extracting(value.start..<value.end)) : nil
  }

  func designator(of value: CSVField) -> SplitDesignator? {
    value.isPlain ? SplitDesignator(bytes.span.extracting(value.start..<value.end)) : nil
  }

  func time(of value: CSVField) -> ToldTime? {
    value.isPlain ? rules.time(bytes.span.extracting(value.start..<value.end)) : nil
  }

  // MARK: What messages tell

  func name(of field: FlightField, in row: CSVRow) -> FieldName { name(of: field) }

  private func name(of field: FlightField) -> FieldName {
    isQuery ? .result(header.name(of: field)) : .column(header.name(of: field))
  }

  func told(_ value: CSVField, _ field: FlightField) -> FieldValue {
    FieldValue(name: name(of: field), text: value.text(in: bytes))
  }

  func offset(of value: CSVField) -> Int { value.start }

  func place(of field: FlightField, in row: CSVRow) -> Int {
    let place = header.place(of: field)
    return place >= 0 ? row.fields[place].start : row.start
  }

  /// Where a row's field of a column begins; the row's own start where it has none.
  func offset(of field: FlightField, in row: CSVRow) -> Int {
    value(field, in: row)?.start ?? row.start
  }

  mutating func report(_ problem: FieldProblem, at offset: Int) {
    faults.append(RecordFault(offset: offset, problem: problem))
  }

  mutating func reportNoDirection(in row: CSVRow) {
    guard !header.has(.direction) else { return reportMissing(.direction, in: row) }
    let (arrival, departure) = (name(of: .scheduledArrival), name(of: .scheduledDeparture))
    let hasTimes = header.has(.scheduledArrival) && header.has(.scheduledDeparture)
    let both = value(.scheduledDeparture, in: row)
    if header.has(.origin), !hasTimes || both != nil {
      report(
        .noFarEnd(origin: name(of: .origin), destination: name(of: .destination)),
        at: place(of: .origin, in: row)
      )
    } else if let both {
      report(.twoTimes(arrival: arrival, departure: departure), at: both.start)
    } else {
      report(
        .noTime(arrival: arrival, departure: departure),
        at: place(of: .scheduledArrival, in: row)
      )
    }
  }

  // MARK: Values that come again

  mutating func times(of direction: Direction?, in row: CSVRow) -> FlightTimes {
    fieldTimes(of: direction, in: row)
  }

  mutating func date(of value: CSVField) -> CivilDate? {
    guard value.isPlain else { return nil }
    let (bytes, pattern) = (bytes, rules.datePattern)
    return dates.value(of: value, in: bytes) {
      FieldRules.date(bytes.span.extracting(value.start..<value.end), pattern)
    }
  }

  mutating func airport(of value: CSVField, _ field: FlightField) -> Airport {
    value.isPlain
      ? airports.value(of: value, in: bytes) { Airport(data: value.text(in: bytes)) }
      : Airport(data: text(of: value, field))
  }

  mutating func status(in row: CSVRow, _ times: FlightTimes) -> Status? {
    guard let value = value(.status, in: row) else { return nil }
    let words = rules.statusWords
    guard value.isPlain else { return FieldRules.status(text(of: value, .status), words) }
    return statuses.value(of: value, in: bytes) {
      FieldRules.status(value.text(in: bytes), words)
    }
  }

  mutating func codeshares(in row: CSVRow) -> [String] {
    guard let value = value(.codeshares, in: row) else { return [] }
    guard value.isPlain else { return CodeshareList.numbers(in: [text(of: value, .codeshares)]) }
    return numbers.value(of: value, in: bytes) {
      CodeshareList.numbers(in: [value.text(in: bytes)])
    }
  }

  mutating func stops(in row: CSVRow) -> [String] {
    guard let value = value(.via, in: row) else { return [] }
    guard value.isPlain else { return ViaList.stops(in: text(of: value, .via)) }
    return vias.value(of: value, in: bytes) { ViaList.stops(in: value.text(in: bytes)) }
  }
}
