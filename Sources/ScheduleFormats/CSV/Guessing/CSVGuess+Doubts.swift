import Diagnostics
import Schedule

extension CSVGuess {
  /// Notes that something is not sure, at a column's header or about the header as a whole.
  mutating func doubt(_ doubt: GuessDoubt, at place: Int? = nil) {
    self.doubt(doubt, atByte: columns[place ?? 0].offset)
  }

  /// The same at the first value of a column that is of a kind.
  mutating func doubt(_ doubt: GuessDoubt, at place: Int, where isOfKind: (String) -> Bool) {
    self.doubt(doubt, atByte: columns[place].offset(where: isOfKind))
  }

  /// The same at a byte of the file.
  mutating func doubt(_ doubt: GuessDoubt, atByte offset: Int) {
    doubts.append(doubt.diagnostic(at: location(ofByte: offset)))
  }

  func location(ofByte offset: Int) -> Location {
    shape.source.location(ofByte: offset)
  }

  /// Notes that what every flight needs was not found, though a column is called so: it has values
  /// that are no such thing.
  mutating func lackUnlike(
    _ column: FlightField,
    _ keys: [String],
    _ areUnlike: ([String]) -> Bool
  ) {
    guard let place = place(keys, where: { Self.isOdd($0, areUnlike) }) else {
      lack(column)
      return
    }
    missing.append(column)
    lacksSomething = true
    let header = columns[place].header
    if let value = Self.odd(in: columns[place], areUnlike) {
      doubt(.unlike(column, header, value), at: place) { $0 == value }
    } else if let row = columns[place].cells.firstIndex(where: \.isEmpty) {
      doubt(.emptyCell(column, header), atByte: columns[place].offsets[row])
    }
  }

  /// Whether a column that is needed has values that are no such thing, or rows without one.
  static func isOdd(_ column: GuessedColumn, _ areUnlike: ([String]) -> Bool) -> Bool {
    odd(in: column, areUnlike) != nil || !column.values.isEmpty && !column.isFull
  }

  /// The first value that is no such thing, or is written otherwise than most are.
  private static func odd(in column: GuessedColumn, _ areUnlike: ([String]) -> Bool) -> String? {
    if let value = column.distinct.first(where: { areUnlike([$0]) }) { return value }
    guard let usual = Majority.usual(of: column.values) else { return nil }
    return column.distinct.first { areUnlike([usual, $0]) }
  }

  /// Notes that what every flight needs was not found.
  mutating func lack(_ column: FlightField, _ doubt: GuessDoubt? = nil, at place: Int? = nil) {
    self.doubt(doubt ?? .missing(column), at: place)
    missing.append(column)
    lacksSomething = true
  }

  /// The only column that holds what a meaning needs, where no name tells it and none tells another;
  /// that is not sure.
  mutating func byContent(
    _ column: FlightField,
    _ isOfKind: (GuessedColumn) -> Bool
  ) -> Int? {
    let places = columns.indices.filter { place in
      let meanings = HeaderWords.meanings(of: columns[place].key)
      return !taken.contains(place) && (meanings.isEmpty || meanings.contains(column))
        && isOfKind(columns[place])
    }
    guard let place = places.first, places.count == 1 else { return nil }
    doubt(.byContent(columns[place].header, column), at: place)
    return place
  }
}
