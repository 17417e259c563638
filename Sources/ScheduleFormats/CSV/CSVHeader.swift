import Diagnostics

/// The file's header row: which field of a row is which column.
struct CSVHeader {
  /// What the rows beneath it are.
  enum Purpose {
    /// Flights.
    case schedule
    /// What is new about flights that are known.
    case updates
  }

  /// The names as the file has them.
  let names: [String]
  /// Names in the file that no column uses.
  let unused: [String]
  /// What a row must have to be read, by the numbers of fields.
  let filters: [RowFilter<Int>]
  /// The field's number by the column's; -1 where the file has none.
  private let places: [Int]

  /// Reads a header row; every mistake in it is appended to the problems, with the number of the
  /// field it is about. `ignored` are columns that the configuration has a value for.
  init(
    names: [String],
    format: CSVFormat,
    ignored: Set<FlightField> = [],
    purpose: Purpose = .schedule,
    problems: inout [(CSVProblem, field: Int)]
  ) {
    let columns = format.columns
    let keys = names.map(Self.key)
    let wanted = Self.wanted(of: keys, format: format, ignored: ignored, purpose: purpose)
    var places = [Int](repeating: -1, count: FlightField.allCases.count)
    var used = Set<Int>()
    for key in columns.keys.sorted() where FlightField(rawValue: key) == nil {
      problems.append((.unknownColumn(key), field: 0))
    }
    for (column, isNeeded) in wanted {
      let mapped = columns[column.rawValue]
      let header = mapped ?? column.rawValue
      let key = Self.key(header)
      guard let place = keys.firstIndex(of: key) else {
        let known = FlightField.allCases.map { columns[$0.rawValue] ?? $0.rawValue }.map(Self.key)
        let others = names.filter { !known.contains(Self.key($0)) }
        if isNeeded, mapped == nil, let near = Spelling.nearest(to: header, among: others),
          let field = names.firstIndex(of: near)
        {
          problems.append((.misspelledColumn(near, meant: header), field: field))
        } else if isNeeded || mapped != nil {
          let isUpdate = purpose == .updates
          problems.append(
            (
              .missingColumn(column, header: header, known: names, isUpdate: isUpdate),
              field: 0
            )
          )
        }
        continue
      }
      if let again = keys[(place + 1)...].firstIndex(of: key), used.insert(again).inserted {
        problems.append((.repeatedColumn(names[again]), field: again))
      }
      places[column.ordinal] = place
      used.insert(place)
    }
    // Without its column a flight that is cancelled in the file's own word would be as planned.
    let words: [(FlightField, isEmpty: Bool)] = [
      (.direction, format.directionWords.isEmpty), (.status, format.statusWords.isEmpty),
    ]
    for (column, isEmpty) in words
    where !isEmpty && places[column.ordinal] < 0 && columns[column.rawValue] == nil {
      // That a column is missing, which a file must have, has been told.
      if wanted.contains(where: { $0.0 == column && $0.isNeeded }) { continue }
      problems.append((.unusedWords(column, known: names), field: 0))
    }
    var filters: [RowFilter<Int>] = []
    for filter in format.filters {
      guard let place = keys.firstIndex(of: Self.key(filter.place)) else {
        problems.append((.missingFilterColumn(filter.place, known: names), field: 0))
        continue
      }
      filters.append(filter.at(place))
      used.insert(place)
    }
    self.names = names
    self.places = places
    self.filters = filters
    unused = names.indices.filter { !used.contains($0) && !names[$0].isEmpty }.map { names[$0] }
  }

  /// The number of a column's field; -1 where the file has none.
  func place(of column: FlightField) -> Int { places[column.ordinal] }

  /// Whether the file has a column.
  func has(_ column: FlightField) -> Bool { place(of: column) >= 0 }

  /// Whether no field is any column.
  var hasNoColumn: Bool { places.allSatisfy { $0 < 0 } }

  /// The file's name for a column.
  func name(of column: FlightField) -> String {
    let place = place(of: column)
    return place < 0 ? column.rawValue : names[place]
  }

  /// That columns of a file are not used, where there are such.
  func notes(_ path: String) -> [Note] {
    guard !unused.isEmpty else { return [] }
    let names = CSVProblem.list(unused)
    let isOne = unused.count == 1
    return [
      Note("\(path): \(isOne ? "column" : "columns") \(names) \(isOne ? "is" : "are") not used")
    ]
  }

  /// The columns that are looked for, and whether the file must have them: some say what others say.
  private static func wanted(
    of keys: [String],
    format: CSVFormat,
    ignored: Set<FlightField>,
    purpose: Purpose
  ) -> [(FlightField, isNeeded: Bool)] {
    func isMapped(_ column: FlightField) -> Bool { format.columns[column.rawValue] != nil }
    // A header that the configuration gives to one column is not another for its name.
    let given = Set(format.columns.values.map(key))
    func isGivenAway(_ column: FlightField) -> Bool {
      !isMapped(column) && given.contains(column.rawValue)
    }
    func has(_ column: FlightField) -> Bool {
      !isGivenAway(column) && keys.contains(key(format.columns[column.rawValue] ?? column.rawValue))
    }
    let isSplit =
      format.columns[FlightField.designator.rawValue] == nil
      && (!has(.designator) || has(.airline) && has(.number))
    let hasBothTimes = has(.scheduledArrival) && has(.scheduledDeparture)
    let hasBothEnds = has(.origin) && has(.destination)
    let mapsEnds = !isMapped(.airport) && (isMapped(.origin) || isMapped(.destination))
    let usesEnds = mapsEnds || hasBothEnds && !has(.airport)
    let hasOwnTime =
      format.direction.map { has(TimeKind.scheduled.field(of: $0)) } ?? hasBothTimes
    let hasTime = hasOwnTime || hasBothTimes
    // An update needs to say which flight it means, and no more.
    let isUpdate = purpose == .updates
    let hasID = isUpdate && has(.id)
    let hasDay = isUpdate && (has(.date) || ignored.contains(.date))
    return FlightField.allCases.compactMap { column in
      switch column {
      case _ where ignored.contains(column): nil
      case _ where isGivenAway(column) && !column.isRequired: nil
      case .designator: isSplit ? nil : (column, !hasID)
      case .airline, .number: isSplit ? (column, !hasID) : nil
      case .direction: (column, !hasBothTimes && !usesEnds && !isUpdate)
      case .airport: usesEnds ? nil : (column, !isUpdate)
      case .origin, .destination: usesEnds ? (column, true) : nil
      case .scheduled: (column, !hasTime && !hasID && !hasDay)
      default: (column, column.isRequired && !isUpdate)
      }
    }
  }

  /// Header names are the same whatever their case.
  private static func key(_ name: String) -> String { name.lowercased() }
}
