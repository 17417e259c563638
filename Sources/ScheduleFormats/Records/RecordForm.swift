import Schedule

/// The form of a file whose rows nest, as JSON's and XML's do.
public struct RecordForm: Sendable {
  /// Where rows are.
  public struct Rows: Sendable {
    /// The way from the file's beginning.
    public var path: RecordPath
    /// The direction of all flights there, where no field says it.
    public var direction: Direction?

    /// Rows at the end of a path.
    public init(_ path: RecordPath, direction: Direction? = nil) {
      self.path = path
      self.direction = direction
    }
  }

  /// How a row tells that it is another airline's number for a flight.
  enum Codeshare: Sendable {
    /// One field has the row's own number, another that of the flight it is for.
    case named(main: RecordPath)
    /// A field has a word, and the flight is the one at the same time, to or from the same airport.
    case marked(RecordPath, word: String)
  }

  /// Where rows are.
  public var rows: [Rows] = []
  /// Where a row has its fields.
  public var fields: [FlightField: RecordField] = [:]
  /// The same in rows of one direction; they win over the others.
  public var directionFields: [Direction: [FlightField: RecordField]] = [:]
  /// What a row must have to be read.
  public var filters: [RowFilter<RecordPath>] = []
  /// What a row must not have.
  var exclusions: [RowFilter<RecordPath>] = []
  /// The direction of all flights.
  public var direction: Direction?
  /// How days that stand apart are written; nil for ISO 8601.
  public var datePattern: DatePattern?
  /// How times are written; nil for ISO 8601.
  public var timePattern: DatePattern?
  /// Whether offsets that are written are not to be believed.
  public var ignoresOffsets = false
  /// The file's words for a direction, in small letters.
  public var directionWords: [String: Direction] = [:]
  /// The file's words for a status, in small letters, and what is read in their place.
  public var statusWords: [String: String] = [:]
  /// Which time a status comes with, by the source's word for it in small letters.
  var statusTimes: [String: TimeKind] = [:]
  /// Where that time is.
  var statusTime: RecordField?
  /// The fields that a note tells of where no row has them.
  public var expected: Set<FlightField> = []
  /// How codeshares are told.
  var codeshare: Codeshare?
  /// Whether a status is that of the whole flight, wherever it is, and not of what it does here.
  var tellsWholeFlight = false
  /// Whether a status is made of an estimated time that it does not tell of otherwise.
  var judgesEstimates = false
  /// The airport's own IATA code, where it is known: a file that says whose it is must be of it.
  public var home: String?
  /// What a row is called.
  var rowName = "row"

  /// A form without rows and fields.
  public init() {}

  /// Where a row of a direction has a field; nil where the form has no such field.
  func field(_ field: FlightField, of direction: Direction?) -> RecordField? {
    direction.flatMap { directionFields[$0]?[field] } ?? fields[field]
  }

  /// Where rows have a field, whichever direction they have.
  func fields(_ field: FlightField) -> [RecordField] {
    ([fields[field]] + Direction.allCases.map { directionFields[$0]?[field] }).compactMap(\.self)
  }
}
