import Diagnostics
import Schedule

/// Makes flights and updates of rows that nest.
struct RecordReader {
  /// A text of a row.
  struct Value {
    var text: String
    var offset: Int
    /// How messages call it: the row's number and the path.
    var name: String
  }

  let form: RecordForm
  let clock: SourceClock
  /// The day of times, where the file has none.
  let date: CivilDate?
  let isUpdate: Bool
  /// What is wrong or odd in the row at hand.
  private(set) var faults: [RecordFault<RecordProblem>] = []
  /// The form's fields by their columns' numbers: of rows whose direction is not known, of arrivals,
  /// of departures.
  private let fields: [[RecordField?]]
  /// The expected fields that no row had so far, with all that they may be.
  private var missing: [(column: FlightField, fields: [RecordField])]
  /// From how many seconds on a flight is called late.
  private let delayThreshold: Int
  private var tree = RecordTree()
  private var number = 0

  init(options: RecordOptions, isUpdate: Bool) {
    form = options.form
    date = options.date
    self.isUpdate = isUpdate
    let form = form
    fields = [nil, Direction.arrival, .departure].map { direction in
      FlightField.allCases.map { form.field($0, of: direction) }
    }
    missing = FlightField.allCases.filter { form.expected.contains($0) }
      .map { ($0, form.fields($0)) }
    delayThreshold = options.delayThreshold
    clock = SourceClock(
      airport: options.zone,
      source: options.sourceZone,
      ignoresOffsets: options.form.ignoresOffsets
    )
  }

  /// The row at hand, as messages call it.
  var row: String { "\(form.rowName) \(number)" }

  /// Whether the row at hand has a mistake.
  var hasErrors: Bool { faults.contains { $0.problem.severity == .error } }

  /// Begins with a row, counted from 1; false where it is left out or has not the form of one, which
  /// is then reported.
  mutating func begin(_ tree: RecordTree, number: Int) -> Bool {
    faults.removeAll(keepingCapacity: true)
    self.tree = tree
    self.number = number
    if tree.nodes.count > RecordTree.limit {
      report(.largeRow(row: row, limit: RecordTree.limit), at: tree.offset)
    } else if tree.nodes.first?.kind != .object {
      report(.notARow(row: row), at: tree.offset)
    }
    return faults.isEmpty
  }

  /// Whether the row at hand has what filters ask for.
  var isWanted: Bool {
    form.filters.allSatisfy(has) && !form.exclusions.contains(where: has)
  }

  /// Looks which of the expected fields the row at hand has, whether they are used or not.
  mutating func lookForFields() {
    guard !missing.isEmpty else { return }
    let tree = tree
    missing.removeAll { $0.fields.contains { $0.isThere(in: tree) } }
  }

  /// The expected fields that no row had so far.
  var unseen: [FlightField] { missing.map(\.column) }

  private func has(_ filter: RowFilter<RecordPath>) -> Bool {
    var isThere = false
    filter.place.forEach(in: tree) { node in
      guard tree.nodes[node].kind == .text else { return }
      let text = String(decoding: tree.buffer[tree.nodes[node].text], as: UTF8.self)
      isThere = isThere || filter.values.contains(text)
    }
    return isThere
  }

  /// The flight of the row at hand; nil where it has a mistake, which is then in `faults`.
  mutating func flight(direction told: Direction?) -> RecordFlight? {
    let direction = direction(told)
    if direction == nil, !hasErrors { report(.noDirection(row: row), at: tree.offset) }
    let designator = designator(of: direction)
    let airport = airport(of: direction)
    let word = status(of: direction)
    let times = times(of: direction, word)
    guard let direction, let designator, let airport, let scheduled = times.scheduled, !hasErrors
    else { return nil }
    var flight = Flight(
      id: text(.id, direction) ?? "",
      direction: direction,
      airline: Airline(
        code: designator.airline,
        name: text(.airlineName, direction) ?? AirlineTable.name(of: designator.airline)
      ),
      number: designator.number,
      airport: airport,
      scheduled: scheduled,
      status: word.map { status(of: $0, scheduled, times.estimated) } ?? Status(.scheduled)
    )
    flight.estimatedTime = times.estimated
    flight.actualTime = times.actual
    flight.terminal = text(.terminal, direction)
    flight.gate = text(.gate, direction)
    flight.belt = text(.belt, direction)
    flight.checkIn = text(.checkIn, direction)
    flight.aircraft = text(.aircraft, direction)
    flight.remark = text(.remark, direction)
    flight.codeshares = CodeshareList.numbers(in: values(.codeshares, direction).map(\.text))
    flight.via = values(.via, direction).flatMap { ViaList.stops(in: $0.text) }
    guard !hasErrors else { return nil }
    return RecordFlight(flight: flight, codeshare: codeshare(of: flight))
  }

  /// The update of the row at hand; nil where it has a mistake, which is then in `faults`.
  mutating func update(direction told: Direction?) -> FlightUpdate? {
    let direction = direction(told)
    let word = status(of: direction)
    let times = times(of: direction, word)
    let key = key(of: direction, scheduled: times.scheduled)
    guard let key, !hasErrors else { return nil }
    var update = FlightUpdate(key: key)
    update.estimatedTime = times.estimated
    update.actualTime = times.actual
    update.clockTimes = times.clockTimes
    update.status = word.map { status(of: $0, times.scheduled, times.estimated) }
    update.terminal = text(.terminal, direction)
    update.gate = text(.gate, direction)
    update.belt = text(.belt, direction)
    update.checkIn = text(.checkIn, direction)
    update.remark = text(.remark, direction)
    return hasErrors ? nil : update
  }

  // MARK: Values

  /// The texts of a field, where the row has any.
  mutating func values(_ column: FlightField, _ direction: Direction?) -> [Value] {
    guard let field = field(column, direction) else { return [] }
    return values(of: field)
  }

  /// Where rows of a direction have a field; nil where the form has no such field.
  func field(_ column: FlightField, _ direction: Direction?) -> RecordField? {
    let place = direction.map { $0 == .arrival ? 1 : 2 } ?? 0
    return fields[place][column.ordinal]
  }

  /// The texts at the end of the first way that leads to one.
  mutating func values(of field: RecordField) -> [Value] {
    for choice in field.choices {
      let parts = choice.map { texts(at: $0) }
      let values = parts.count == 1 ? parts[0] : joined(parts)
      if !values.isEmpty { return values }
    }
    return []
  }

  /// One text of a field; several are put in a row.
  mutating func value(_ column: FlightField, _ direction: Direction?) -> Value? {
    let values = values(column, direction)
    guard var first = values.first else { return nil }
    first.text = values.map(\.text).joined(separator: ", ")
    return first
  }

  mutating func text(_ column: FlightField, _ direction: Direction?) -> String? {
    value(column, direction)?.text
  }

  /// One text of a field that must have one; that it has none is reported.
  mutating func required(_ column: FlightField, _ direction: Direction?) -> Value? {
    if let value = value(column, direction) { return value }
    let path = field(column, direction)?.text ?? column.rawValue
    report(.missingValue(field: name(of: path), meaning: column.summary), at: tree.offset)
    return nil
  }

  private func joined(_ parts: [[Value]]) -> [Value] {
    guard let first = parts.first(where: { !$0.isEmpty })?.first else { return [] }
    let text = parts.map { $0.first?.text ?? "" }.joined()
    return [Value(text: text, offset: first.offset, name: first.name)]
  }

  private mutating func texts(at path: RecordPath) -> [Value] {
    var nodes: [Int] = []
    path.forEach(in: tree) { nodes.append($0) }
    var values: [Value] = []
    for node in nodes { add(node, of: path, to: &values) }
    return values
  }

  private mutating func add(_ index: Int, of path: RecordPath, to values: inout [Value]) {
    let node = tree.nodes[index]
    switch node.kind {
    case .null: break
    case .text,
      .object where !node.text.isEmpty:
      let (text, hasControls) = FieldText.text(of: tree.buffer[node.text])
      if hasControls {
        report(.controlCharacters(field: name(of: path.text)), at: node.offset)
      }
      guard !text.isEmpty else { return }
      values.append(Value(text: text, offset: node.offset, name: name(of: path.text)))
    case .list:
      var children: [Int] = []
      tree.forEachChild(of: index) { children.append($0) }
      guard children.allSatisfy({ tree.nodes[$0].kind != .list }) else {
        return report(.notAValue(field: name(of: path.text)), at: node.offset)
      }
      for child in children { add(child, of: path, to: &values) }
    case .object:
      // One that is empty says nothing.
      if node.end > index + 1 {
        report(.notAValue(field: name(of: path.text)), at: node.offset)
      }
    }
  }

  private func name(of path: String) -> String { "\(row), '\(RecordProblem.shown(path))'" }

  /// Keeps what is wrong at a byte of the file.
  mutating func report(_ problem: RecordProblem, at offset: Int) {
    guard faults.count < Findings.limit else { return }
    faults.append(RecordFault(offset: offset, problem: problem))
  }

  // MARK: Parts of a flight

  private mutating func airport(of direction: Direction?) -> Airport? {
    guard let value = required(.airport, direction) else { return nil }
    var airport = Airport(data: value.text)
    if let city = text(.city, direction) { airport.city = city }
    return airport
  }

  /// The source's word for the status; of several the first.
  private mutating func status(of direction: Direction?) -> Value? {
    values(.status, direction).first
  }

  private func status(of word: Value, _ scheduled: FlightTime?, _ estimated: FlightTime?) -> Status
  {
    let status = Status(data: form.statusWords[word.text.lowercased()] ?? word.text)
    guard form.judgesEstimates, status.code == .scheduled, let scheduled, let estimated else {
      return status
    }
    let late = estimated.instant.minutes(since: scheduled.instant)
    guard late >= 0 else { return Status(.early) }
    return Status(late > 0 && late * 60 >= delayThreshold ? .delayed : .onTime)
  }

  private func codeshare(of flight: Flight) -> RecordFlight.Codeshare? {
    func text(at path: RecordPath) -> String? {
      var text: String?
      path.forEach(in: tree) { node in
        guard tree.nodes[node].kind == .text else { return }
        text = text ?? String(decoding: tree.buffer[tree.nodes[node].text], as: UTF8.self)
      }
      return text
    }
    switch form.codeshare {
    case nil: return nil
    case .marked(let path, let word): return text(at: path) == word ? .marked : nil
    case .named(let path):
      guard let main = text(at: path), !main.isEmpty else { return nil }
      return CodeshareFolding.isSame(main, as: flight) ? nil : .named(main)
    }
  }
}
