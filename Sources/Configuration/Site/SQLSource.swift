import ScheduleFormats
import YAML

/// A database and what is asked of it.
public struct SQLSource: Sendable {
  /// The path of an SQLite database as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The query, with its place in the configuration.
  public var query: SQLQuery
  /// How values are written; what is about files in it does not count.
  public var format: CSVFormat
  /// The day of times, where the rows have none.
  public var date: SourceDate?
  /// The zone of times without an offset: `utc`, `airport` or an IANA name; nil for the airport's.
  public var timeZone: Located<String>?
}
