import Diagnostics
import Schedule

/// A reader of rows whose fields are told by the configuration, whatever the format.
///
/// A format says which value a row has in a field, what the value's bytes are and how messages call
/// it; what values mean and what a flight is made of is in extensions, once for all of them. They are
/// compiled for each format by itself, as large files go through here.
protocol RowReader {
  /// What a field is looked for in.
  associatedtype Row
  /// What a field has, which is never empty.
  associatedtype Value

  /// What the configuration says of all values.
  var rules: FieldRules { get }
  /// What is wrong or odd in the row at hand.
  var faults: [RecordFault<FieldProblem>] { get }

  /// Whether rows have a field, be it empty.
  func has(_ field: FlightField, in row: Row) -> Bool
  /// The value of a field; nil where it is empty or rows have none.
  mutating func value(_ field: FlightField, in row: Row) -> Value?
  /// The text of a value.
  mutating func text(of value: Value, _ field: FlightField) -> String

  /// How messages call a field of a row.
  func name(of field: FlightField, in row: Row) -> FieldName
  /// A value as messages tell it.
  func told(_ value: Value, _ field: FlightField) -> FieldValue
  /// The byte at which a value begins.
  func offset(of value: Value) -> Int
  /// The byte at which a field without a value is, else the row.
  func place(of field: FlightField, in row: Row) -> Int
  /// Keeps what is wrong at a byte.
  mutating func report(_ problem: FieldProblem, at offset: Int)

  /// The direction that a value is a word of ours for; nil where it is none.
  func direction(of value: Value) -> Direction?
  /// The airline and the number that a value says in one; nil where it says none.
  func designator(of value: Value) -> SplitDesignator?
  /// What a value says of a time; nil where it says none.
  func time(of value: Value) -> ToldTime?
  /// The day that a value says; nil where it says none.
  mutating func date(of value: Value) -> CivilDate?
  /// The far end that a value names.
  mutating func airport(of value: Value, _ field: FlightField) -> Airport
  /// What a flight is doing; nil where nothing is told.
  mutating func status(in row: Row, _ times: FlightTimes) -> Status?
  /// Other airlines' numbers.
  mutating func codeshares(in row: Row) -> [String]
  /// The stops between.
  mutating func stops(in row: Row) -> [String]
  /// All times of a row.
  mutating func times(of direction: Direction?, in row: Row) -> FlightTimes
  /// Tells that nothing says which way a flight goes.
  mutating func reportNoDirection(in row: Row)
}

extension RowReader {
  /// Whether the row at hand has a mistake.
  var hasErrors: Bool { faults.contains { $0.problem.severity == .error } }

  /// The value of a field that must have one; that it has none is reported.
  mutating func required(_ field: FlightField, in row: Row) -> Value? {
    if let value = value(field, in: row) { return value }
    reportMissing(field, in: row)
    return nil
  }

  /// Reports that a field has no value.
  mutating func reportMissing(_ field: FlightField, in row: Row) {
    report(.missingValue(name(of: field, in: row), field), at: place(of: field, in: row))
  }

  /// The text of a field; nil where it is empty or rows have none.
  mutating func text(_ field: FlightField, in row: Row) -> String? {
    guard let value = value(field, in: row) else { return nil }
    return text(of: value, field)
  }
}
