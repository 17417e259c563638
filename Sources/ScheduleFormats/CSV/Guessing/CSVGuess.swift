import Basics
import Diagnostics
import Schedule

/// What a CSV file of which nothing is known may mean: the form to read it by, found by the names of
/// its columns and by what they hold, and everything of it that is not sure.
public struct CSVGuess: Sendable {
  /// The form to read it by.
  public internal(set) var format = CSVFormat()
  /// Whether times are of the day of the build, for want of any other.
  public internal(set) var usesToday = false
  /// Whether times without an offset are those of UTC.
  public internal(set) var isUTC = false
  /// The airport itself, by its IATA code, where the file seems to say it.
  public internal(set) var home: String?
  /// Whether the form needs the airport's code, to tell which of two ends is the far one.
  public internal(set) var needsHome = false
  /// The file's columns that have a meaning, in the file's order.
  public internal(set) var found: [(column: FlightField, header: String)] = []
  /// The file's columns that are not used, in the file's order.
  public internal(set) var unused: [String] = []
  /// The file's words for statuses that are read by themselves, and what as.
  public internal(set) var knownStatuses: [(word: String, code: StatusCode)] = []
  /// What every flight needs and was not found; `scheduled` is any planned time, `designator` airline
  /// and number.
  public internal(set) var missing: [FlightField] = []
  /// What is not sure, in the order of guessing; an error is what keeps the form from being whole.
  public internal(set) var doubts: [Diagnostic] = []
  /// How many flights were read by the form; nil where it lacks something.
  public internal(set) var flights: Int?
  /// Whether the file is so large that only its beginning was read.
  public internal(set) var isPartly = false
  /// The first and the last day of these.
  public internal(set) var days: ClosedRange<CivilDate>?

  let shape: GuessedShape
  let columns: [GuessedColumn]
  var taken: Set<Int> = []
  /// Whether months come before days, as where the airport is.
  var prefersMonth = false
  /// Whether something that every flight needs was not found.
  var lacksSomething = false

  /// Guesses. `airport` is the airport's IATA code, where that is known, and `zone` its zone. Throws
  /// why nothing can be guessed. At most `limit` bytes are read by the form that was found.
  public init(
    _ source: SourceText,
    airport: String?,
    zone: AirportZone?,
    limit: Int = 32 << 20
  ) throws(Report) {
    let shape = try GuessedShape(source)
    self.shape = shape
    columns = shape.columns.enumerated().map { place, column in
      GuessedColumn(
        header: column.name,
        offset: column.offset,
        cells: shape.rows.map { $0[place] }
      )
    }
    if let (first, second) = pairOfFlights() {
      throw GuessProblem.twoFlights(columns[first].header, columns[second].header)
        .report(at: location(ofByte: columns[second].offset))
    }
    if let second = shape.secondHeader {
      throw GuessProblem.twoTables.report(at: location(ofByte: second))
    }
    readShape()
    guessEnds(airport: airport)
    prefersMonth =
      (airport ?? home).flatMap(AirportTable.airport(code:))?.country == "US"
    guessDesignator()
    guessTimes()
    guessDirection()
    guessOthers()
    guard !taken.isEmpty else {
      throw GuessProblem.noKnownColumn.report(at: location(ofByte: columns[0].offset))
    }
    guessCodeshareRows()
    tellFreight()
    finishColumns()
    guard let utc = zone ?? AirportZone(identifier: "UTC"), !lacksSomething else { return }
    verify(in: utc, home: airport ?? home, limit: limit)
  }

  /// The year from which two digits count, where years have two.
  public var century: Int? {
    [format.datePattern, format.timePattern].contains { $0?.needsCentury == true } ? 2000 : nil
  }

  private mutating func readShape() {
    format.delimiter = shape.delimiter
    format.encoding = shape.encoding
    format.skippedLines = shape.skippedLines
    format.footerLines = shape.footerLines
    if shape.encoding == .windows1252 {
      doubt(.encoding(shape.encoding), atByte: shape.foreign ?? columns[0].offset)
    }
    if let cut = shape.cut {
      doubt(.cutRow(fields: cut.fields, of: columns.count), atByte: cut.offset)
    }
    if let footer = shape.footer {
      doubts.append(GuessDoubt.footer(shape.footerLines).diagnostic(at: footer))
    }
  }

  /// Puts the columns that were found into the file's order, and notes those that are not used.
  private mutating func finishColumns() {
    var problems: [(CSVProblem, field: Int)] = []
    var given: Set<FlightField> = []
    if format.direction != nil { given.insert(.direction) }
    if usesToday { given.insert(.date) }
    // What is not used is for the reader to say: it knows columns by their names, too.
    let header = CSVHeader(
      names: columns.map(\.header),
      format: format,
      ignored: given,
      problems: &problems
    )
    unused = header.unused
    for column in FlightField.allCases where header.has(column) && !missing.contains(column) {
      let place = header.place(of: column)
      if !taken.contains(place) { take(place, as: column) }
    }
    let order = Dictionary(
      columns.enumerated().map { ($0.element.header, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    found.sort { (order[$0.header] ?? 0) < (order[$1.header] ?? 0) }
  }

  /// Takes a column for what it means.
  mutating func take(_ place: Int, as column: FlightField) {
    taken.insert(place)
    let header = columns[place].header
    found.append((column, header))
    // Also where it is the canonical name: a column that is named and missing fails a build, one that
    // is only read where it is there would be lost in silence.
    format.columns[column.rawValue] = header
  }

  /// The column with the plainest of a meaning's headers that holds what it must; nil for none.
  func place(
    _ keys: [String],
    where isOfKind: (GuessedColumn) -> Bool = { _ in true }
  ) -> Int? {
    for key in keys {
      let place = columns.indices.first {
        columns[$0].key == key && !taken.contains($0) && isOfKind(columns[$0])
      }
      if let place { return place }
    }
    return nil
  }
}
