import ScheduleFormats
import YAML

/// A CSV file and its form.
public struct CSVSource: Sendable {
  /// The file's path as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The file's own headers of columns that are not named canonically, in canonical order.
  public var columns: [ColumnMapping]
  /// The form, with these columns in it.
  public var format: CSVFormat
  /// The day of times, where the file has none.
  public var date: SourceDate?
  /// The zone of times without an offset: `utc`, `airport` or an IANA name; nil for the airport's.
  public var timeZone: Located<String>?
}
