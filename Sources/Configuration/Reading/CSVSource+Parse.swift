import Diagnostics
import Schedule
import ScheduleFormats
import YAML

extension CSVSource {
  /// Reads what `mistakes` has nothing against.
  init(_ csv: YAMLValue, in source: SourceText) throws(Report) {
    file = try csv.required("file", \.string, in: source)
    columns = FlightField.allCases.compactMap { column in
      csv["columns"]?[column.rawValue]?.located(\.string).map {
        ColumnMapping(column: column, header: $0)
      }
    }
    format = CSVFormat()
    format.columns = columns.reduce(into: [:]) { $0[$1.column.rawValue] = $1.header.value }
    format.delimiter = csv["delimiter"]?.string.flatMap(CSVDelimiter.init) ?? .comma
    format.encoding = csv["encoding"]?.string.flatMap(TextEncoding.init) ?? .utf8
    format.skippedLines = csv["skip_lines"]?.integer ?? 0
    format.footerLines = csv["footer_lines"]?.integer ?? 0
    format.direction = csv["direction"]?.string.flatMap(Direction.init)
    format.ignoresOffsets = csv["ignore_offsets"]?.boolean ?? false
    format.datePattern = csv.pattern("date_format", .date)
    format.timePattern = csv.pattern("time_format", .time)
    format.filters = (csv["where"]?.entries ?? []).map { entry in
      RowFilter(entry.key.value, values: entry.value.items.compactMap(\.string))
    }
    format.directionWords = csv.directionWords
    format.statusWords = csv.statusWords
    format.wordPlaces = csv.wordPlaces(in: source)
    date = csv["date"]?.string.flatMap(SourceDate.init)
    timeZone = csv["time_zone"]?.located(\.string)
  }

  /// What is wrong with a file's form beyond the schema: patterns, and keys that say one thing twice.
  static func mistakes(in csv: YAMLValue, of source: SourceText) -> [Diagnostic] {
    csv.patternMistakes(of: source) + repetitions(in: csv, of: source)
  }

  private static func repetitions(
    in csv: YAMLValue,
    of source: SourceText
  ) -> [Diagnostic] {
    let columns = csv["columns"]
    func diagnostic(_ problem: ConfigurationProblem, at value: YAMLValue?) -> Diagnostic {
      let location = value?.position.map(source.location(of:)) ?? Location(path: source.path)
      return problem.diagnostic(at: location)
    }
    var mistakes: [Diagnostic] = []
    for column in [FlightField.direction, .date] {
      guard let constant = csv[column.rawValue], columns?[column.rawValue] != nil else { continue }
      mistakes.append(diagnostic(.columnBesideConstant(column), at: constant))
    }
    if columns?[FlightField.designator.rawValue] != nil {
      for column in [FlightField.airline, .number] {
        guard let other = columns?[column.rawValue] else { continue }
        mistakes.append(diagnostic(.columnBesideDesignator(column), at: other))
      }
    }
    // A pattern that is none has been told.
    if let pattern = csv.pattern("time_format", .time), pattern.hasDate {
      for date in [csv["date"], columns?[FlightField.date.rawValue]] {
        guard let date else { continue }
        mistakes.append(diagnostic(.dateBesidePattern(pattern: pattern.text), at: date))
      }
    }
    return mistakes
  }
}
