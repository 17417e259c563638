import Diagnostics
import Schedule
import ScheduleFormats
import YAML

extension SQLSource {
  /// Reads what `mistakes` has nothing against.
  init(_ sql: YAMLValue, in source: SourceText) throws(Report) {
    file = try sql.required("sqlite", \.string, in: source)
    let text = try sql.required("query", \.string, in: source)
    query = SQLQuery(
      text.value,
      at: text.position.map(source.location(of:)) ?? Location(path: source.path),
      in: source,
      offset: sql["query"]?.textOffset
    )
    format = CSVFormat()
    format.direction = sql["direction"]?.string.flatMap(Direction.init)
    format.ignoresOffsets = sql["ignore_offsets"]?.boolean ?? false
    // What is wrong with them has been told.
    format.datePattern = try? CSVSource.pattern(sql, "date_format", .date)
    format.timePattern = try? CSVSource.pattern(sql, "time_format", .time)
    format.directionWords = sql.directionWords
    format.statusWords = sql.statusWords
    date = sql["date"]?.string.flatMap(SourceDate.init)
    timeZone = sql["time_zone"]?.located(\.string)
  }
}

extension GTFSSource {
  /// Reads what the schema has nothing against.
  init(_ gtfs: YAMLValue, in source: SourceText) throws(Report) {
    path = try gtfs.required(gtfs["folder"] == nil ? "file" : "folder", \.string, in: source)
    stops = (gtfs["stop"]?.items ?? []).compactMap { $0.located(\.string) }
  }
}

extension YAMLValue {
  /// The words beneath `map.direction`, in small letters, with what they mean.
  var directionWords: [String: Direction] {
    (self["map"]?["direction"]?.entries ?? []).reduce(into: [:]) { words, entry in
      words[entry.key.value.lowercased()] = entry.value.string.flatMap(Direction.init)
    }
  }
}
