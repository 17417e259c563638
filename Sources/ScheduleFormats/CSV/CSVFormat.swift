import Diagnostics
import Schedule

/// The form of a CSV file, where it is not the canonical one.
public struct CSVFormat: Sendable {
  /// The file's header for a canonical column, where it is another: `["airport": "other_iata"]`.
  public var columns: [String: String] = [:]
  /// What stands between two fields.
  public var delimiter = CSVDelimiter.comma
  /// How bytes are letters.
  public var encoding = TextEncoding.utf8
  /// How many lines stand before the header.
  public var skippedLines = 0
  /// How many lines that are not blank stand behind the last row.
  public var footerLines = 0
  /// The direction of all flights, where no column says it.
  public var direction: Direction?
  /// How days that stand apart are written; nil for ISO 8601.
  public var datePattern: DatePattern?
  /// How times are written; nil for ISO 8601.
  public var timePattern: DatePattern?
  /// Whether offsets that are written are not to be believed.
  public var ignoresOffsets = false
  /// What a row must have to be read.
  public var filters: [RowFilter<String>] = []
  /// The file's words for a direction, in small letters.
  public var directionWords: [String: Direction] = [:]
  /// The file's words for a status, in small letters, and what is read in their place.
  public var statusWords: [String: String] = [:]

  /// Where the configuration has the words of a column; nil where there are none, or they are given
  /// otherwise.
  public var wordPlaces: [FlightField: Location] = [:]

  /// The canonical form.
  public init() {}

  /// Where the configuration has what a header does not go with; nil where the header tells.
  func place(of problem: CSVProblem) -> Location? {
    if case .unusedWords(let column, _) = problem { wordPlaces[column] } else { nil }
  }
}
