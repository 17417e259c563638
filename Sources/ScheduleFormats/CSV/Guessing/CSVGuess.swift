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
  /// The file's columns that have a meaning, in the file's order.
  public internal(set) var found: [(column: FlightField, header: String)] = []
  /// What is not sure, in the file's order.
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
    readShape()
    guessEnds(airport: airport)
    prefersMonth =
      (airport ?? home).flatMap(AirportTable.airport(code:))?.country == "US"
    guessDesignator()
    guessTimes()
    guessDirection()
    guessOthers()
    guard let utc = zone ?? AirportZone(identifier: "UTC"), !lacksSomething else { return }
    verify(in: utc, limit: limit)
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
    if shape.encoding != .utf8 { doubt(.encoding(shape.encoding)) }
    if let footer = shape.footer {
      doubts.append(GuessDoubt.footer(shape.footerLines).diagnostic(at: footer))
    }
  }

  /// Reads the file by the form, and sees what comes of it.
  private mutating func verify(in zone: AirportZone, limit: Int) {
    var (file, format) = (shape.file, format)
    if file.bytes.count > limit {
      let end = file.bytes[..<limit].lastIndex(of: UInt8(ascii: "\n")) ?? limit
      file = SourceText(path: file.path, bytes: Array(file.bytes[..<end]))
      format.footerLines = 0
      isPartly = true
    }
    let options = CSVOptions(
      format: format,
      onError: .skip,
      zone: zone,
      sourceZone: isUTC ? AirportZone(identifier: "UTC") : nil,
      date: usesToday ? CivilDate(year: 2026, month: 1, day: 15) : nil
    )
    // What is wrong with the file is for a build to tell; here it only counts.
    guard let reading = try? CSVScheduleReader(options: options).read(file) else {
      doubt(.unread(shape.rows.count, of: shape.rows.count))
      flights = 0
      return
    }
    flights = reading.flights.count
    let unread = reading.records - reading.flights.count - (reading.counts[.duplicate] ?? 0)
    // Bad rows are told one by one, up to some; where those that are told are all of one kind, so is
    // the number.
    let isConflict = reading.warnings.contains {
      $0.code == "\(FlightProblem.self).\(FlightProblem.Code.conflictingFlight.rawValue)"
    }
    if unread > 0, isConflict {
      doubt(.conflicts(unread, of: reading.records))
    } else if unread > 0 {
      doubt(.unread(unread, of: reading.records))
    }
    let dates = reading.flights.map(\.scheduledDate)
    if let first = dates.min(), let last = dates.max(), !usesToday { days = first...last }
  }

  /// Notes that something is not sure, at a column's header or about the whole file.
  mutating func doubt(_ doubt: GuessDoubt, at place: Int? = nil) {
    let location = place.map { shape.source.location(ofByte: columns[$0].offset) }
    doubts.append(doubt.diagnostic(at: location ?? Location(path: shape.source.path)))
  }

  /// Takes a column for what it means.
  mutating func take(_ place: Int, as column: FlightField) {
    taken.insert(place)
    let header = columns[place].header
    found.append((column, header))
    if header.lowercased() != column.rawValue { format.columns[column.rawValue] = header }
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

extension DatePattern {
  /// Whether years have two digits.
  fileprivate var needsCentury: Bool { text.contains("yy") && !text.contains("yyyy") }
}
