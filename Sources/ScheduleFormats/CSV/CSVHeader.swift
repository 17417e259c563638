import Diagnostics

/// The file's header row: which field of a row is which column.
struct CSVHeader {
  /// The names as the file has them.
  let names: [String]
  /// Names in the file that no column uses.
  let unused: [String]
  /// The field's number by the column's; -1 where the file has none.
  private let places: [Int]

  /// Reads a header row; every mistake in it is appended to the problems, with the number of the
  /// field it is about.
  init(names: [String], columns: [String: String], problems: inout [(CSVProblem, field: Int)]) {
    let keys = names.map(Self.key)
    var places = [Int](repeating: -1, count: CSVColumn.allCases.count)
    var used = Set<Int>()
    for key in columns.keys.sorted() where CSVColumn(rawValue: key) == nil {
      problems.append((.unknownColumn(key), field: 0))
    }
    for column in CSVColumn.allCases {
      let mapped = columns[column.rawValue]
      let header = mapped ?? column.rawValue
      let key = Self.key(header)
      guard let place = keys.firstIndex(of: key) else {
        let known = CSVColumn.allCases.map { columns[$0.rawValue] ?? $0.rawValue }.map(Self.key)
        let others = names.filter { !known.contains(Self.key($0)) }
        if column.isRequired, mapped == nil, let near = Spelling.nearest(to: header, among: others),
          let field = names.firstIndex(of: near)
        {
          problems.append((.misspelledColumn(near, meant: header), field: field))
        } else if column.isRequired || mapped != nil {
          problems.append((.missingColumn(column, header: header, known: names), field: 0))
        }
        continue
      }
      if let again = keys[(place + 1)...].firstIndex(of: key), used.insert(again).inserted {
        problems.append((.repeatedColumn(names[again]), field: again))
      }
      places[column.ordinal] = place
      used.insert(place)
    }
    self.names = names
    self.places = places
    unused = names.indices.filter { !used.contains($0) && !names[$0].isEmpty }.map { names[$0] }
  }

  /// The number of a column's field; -1 where the file has none.
  func place(of column: CSVColumn) -> Int { places[column.ordinal] }

  /// The file's name for a column.
  func name(of column: CSVColumn) -> String {
    let place = place(of: column)
    return place < 0 ? column.rawValue : names[place]
  }

  /// Header names are the same whatever their case.
  private static func key(_ name: String) -> String { name.lowercased() }
}
