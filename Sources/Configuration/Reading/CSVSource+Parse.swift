import Diagnostics
import Schedule
import ScheduleFormats
import YAML

extension CSVSource {
  /// Reads what `mistakes` has nothing against.
  init(_ csv: YAMLValue, in source: SourceText) throws(Report) {
    file = try csv.required("file", \.string, in: source)
    columns = CSVColumn.allCases.compactMap { column in
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
    // What is wrong with them has been told.
    format.datePattern = try? Self.pattern(csv, "date_format", .date)
    format.timePattern = try? Self.pattern(csv, "time_format", .time)
    format.filters = (csv["where"]?.entries ?? []).map { entry in
      RowFilter(column: entry.key.value, values: entry.value.items.compactMap(\.string))
    }
    for entry in csv["map"]?["direction"]?.entries ?? [] {
      let word = entry.key.value.lowercased()
      format.directionWords[word] = entry.value.string.flatMap(Direction.init)
    }
    for entry in csv["map"]?["status"]?.entries ?? [] {
      format.statusWords[entry.key.value.lowercased()] = entry.value.string
    }
    date = csv["date"]?.string.flatMap(SourceDate.init)
    timeZone = csv["time_zone"]?.located(\.string)
  }

  /// What is wrong with a file's form beyond the schema: patterns, and keys that say one thing twice.
  static func mistakes(in csv: YAMLValue, of source: SourceText) -> [Diagnostic] {
    patternMistakes(in: csv, of: source) + repetitions(in: csv, of: source)
  }

  static func pattern(
    _ csv: YAMLValue,
    _ key: String,
    _ purpose: DatePattern.Purpose
  ) throws(DatePatternMistake) -> DatePattern? {
    guard let text = csv[key]?.string else { return nil }
    return try DatePattern(text, for: purpose, century: csv["century"]?.integer)
  }

  static func patternMistakes(
    in csv: YAMLValue,
    of source: SourceText
  ) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    for (key, purpose) in [("date_format", DatePattern.Purpose.date), ("time_format", .time)] {
      do throws(DatePatternMistake) {
        _ = try pattern(csv, key, purpose)
      } catch {
        let location =
          csv[key]?.textOffset.map { source.location(ofByte: $0 + error.offset) }
          ?? csv[key]?.position.map(source.location(of:)) ?? Location(path: source.path)
        mistakes.append(ConfigurationProblem.wrongPattern(error.problem).diagnostic(at: location))
      }
    }
    return mistakes
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
    for column in [CSVColumn.direction, .date] {
      guard let constant = csv[column.rawValue], columns?[column.rawValue] != nil else { continue }
      mistakes.append(diagnostic(.columnBesideConstant(column), at: constant))
    }
    if columns?[CSVColumn.designator.rawValue] != nil {
      for column in [CSVColumn.airline, .number] {
        guard let other = columns?[column.rawValue] else { continue }
        mistakes.append(diagnostic(.columnBesideDesignator(column), at: other))
      }
    }
    // A pattern that is none has been told.
    if let pattern = try? pattern(csv, "time_format", .time), pattern.hasDate {
      for date in [csv["date"], columns?[CSVColumn.date.rawValue]] {
        guard let date else { continue }
        mistakes.append(diagnostic(.dateBesidePattern(pattern: pattern.text), at: date))
      }
    }
    return mistakes
  }
}
