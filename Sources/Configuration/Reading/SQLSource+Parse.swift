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
    format.datePattern = sql.pattern("date_format", .date)
    format.timePattern = sql.pattern("time_format", .time)
    format.directionWords = sql.directionWords
    format.statusWords = sql.statusWords
    format.wordPlaces = sql.wordPlaces(in: source)
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
