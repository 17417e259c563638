import Basics
import Diagnostics
import Schedule

/// Makes flights and updates of rows that nest.
struct RecordReader: RowReader {
  /// Which direction's fields are looked for in the row at hand; nil where that is not known.
  typealias Row = Direction?

  /// A text of a row.
  struct Value {
    var text: String
    var offset: Int
    /// The path that has led to it.
    var name: FieldName

    var bytes: [UInt8] { Array(text.utf8) }
  }

  let form: RecordForm
  let rules: FieldRules
  /// What is wrong with the form of the row at hand, which then has no fields.
  private(set) var formFaults: [RecordFault<RecordProblem>] = []
  /// What is wrong or odd in its fields.
  private(set) var faults: [RecordFault<FieldProblem>] = []
  /// The form's fields by their numbers: of rows whose direction is not known, of arrivals,
  /// of departures.
  let fields: [[RecordField?]]
  /// The expected fields that no row had so far, with all that they may be.
  private var missing: [(field: FlightField, ways: [RecordField])]
  /// From how many seconds on a flight is called late.
  let delayThreshold: Int
  private(set) var tree = RecordTree()
  private var number = 0
  /// The source's word for the status of the row at hand; of several the first.
  var statusWord: Value?

  init(options: RecordOptions, isUpdate: Bool) {
    form = options.form
    let form = options.form
    fields = [nil, Direction.arrival, .departure].map { direction in
      FlightField.allCases.map { form.field($0, of: direction) }
    }
    missing = FlightField.allCases.filter { form.expected.contains($0) }
      .map { ($0, form.fields($0)) }
    delayThreshold = options.delayThreshold
    rules = FieldRules(
      clock: SourceClock(
        airport: options.zone,
        source: options.sourceZone,
        ignoresOffsets: form.ignoresOffsets
      ),
      isUpdate: isUpdate,
      // A feed's airport can be the next stop where a schedule's is the last.
      trustsAirports: false,
      date: options.date,
      datePattern: form.datePattern,
      timePattern: form.timePattern,
      direction: form.direction,
      home: nil,
      directionWords: form.directionWords,
      statusWords: form.statusWords
    )
  }

  /// The row at hand, as messages call it.
  var row: String { "\(form.rowName) \(number)" }

  /// Begins with a row, counted from 1; false where it has not the form of one, which is then in
  /// `formFaults`.
  mutating func begin(_ tree: RecordTree, number: Int) -> Bool {
    faults.removeAll(keepingCapacity: true)
    formFaults.removeAll(keepingCapacity: true)
    self.tree = tree
    self.number = number
    if tree.nodes.count > RecordTree.limit {
      let problem = RecordProblem.largeRow(row: row, limit: RecordTree.limit)
      formFaults.append(RecordFault(offset: tree.offset, problem: problem))
    } else if tree.nodes.first?.kind != .object {
      formFaults.append(RecordFault(offset: tree.offset, problem: .notARow(row: row)))
    }
    return formFaults.isEmpty
  }

  /// Whether the row at hand has what filters ask for.
  var isWanted: Bool {
    form.filters.allSatisfy(has) && !form.exclusions.contains(where: has)
  }

  /// Looks which of the expected fields the row at hand has, whether they are used or not.
  mutating func lookForFields() {
    guard !missing.isEmpty else { return }
    let tree = tree
    missing.removeAll { $0.ways.contains { $0.isThere(in: tree) } }
  }

  /// The expected fields that no row had so far.
  var unseen: [FlightField] { missing.map(\.field) }

  /// The flight of the row at hand; nil where it has a mistake, which is then in `faults`.
  mutating func flight(direction told: Direction?, line: Int) -> RecordFlight? {
    guard formFaults.isEmpty else { return nil }
    let direction = direction(told, in: nil)
    guard let flight = flight(of: direction, in: direction, line: line), !hasErrors else {
      return nil
    }
    return RecordFlight(flight: flight, codeshare: codeshare(of: flight))
  }

  /// The update of the row at hand; nil where it has a mistake, which is then in `faults`.
  mutating func update(direction told: Direction?) -> FlightUpdate? {
    guard formFaults.isEmpty else { return nil }
    let direction = direction(told, in: nil)
    return update(of: direction, in: direction)
  }

  // MARK: Fields

  func has(_ field: FlightField, in direction: Direction?) -> Bool {
    self.field(field, direction) != nil
  }

  /// One text of a field; several are put in a row.
  mutating func value(_ field: FlightField, in direction: Direction?) -> Value? {
    let values = values(field, direction)
    guard var first = values.first else { return nil }
    first.text = values.map(\.text).joined(separator: ", ")
    return first
  }

  func text(of value: Value, _ field: FlightField) -> String { value.text }

  func direction(of value: Value) -> Direction? { Direction(data: value.bytes.span) }

  func designator(of value: Value) -> SplitDesignator? { SplitDesignator(value.bytes.span) }

  func time(of value: Value) -> ToldTime? { rules.time(value.bytes.span) }

  func date(of value: Value) -> CivilDate? {
    FieldRules.date(value.bytes.span, rules.datePattern)
  }

  // MARK: What messages tell

  func name(of field: FlightField, in direction: Direction?) -> FieldName {
    name(of: self.field(field, direction)?.text ?? field.rawValue)
  }

  func name(of path: String) -> FieldName { .path(path, row: row) }

  func told(_ value: Value, _ field: FlightField) -> FieldValue {
    FieldValue(name: value.name, text: value.text)
  }

  func offset(of value: Value) -> Int { value.offset }

  func place(of field: FlightField, in direction: Direction?) -> Int { tree.offset }

  mutating func report(_ problem: FieldProblem, at offset: Int) {
    // A field that is looked at twice is told once. Behind many others only a mistake counts, for no
    // row goes without one.
    guard faults.count < Findings.limit || problem.severity == .error && !hasErrors,
      !faults.contains(where: { $0.offset == offset && $0.problem == problem })
    else { return }
    faults.append(RecordFault(offset: offset, problem: problem))
  }

  mutating func reportNoDirection(in direction: Direction?) {
    report(.noDirection(row: row), at: tree.offset)
  }
}
