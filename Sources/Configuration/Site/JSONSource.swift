import ScheduleFormats
import YAML

/// A JSON file and its form.
public struct JSONSource: Sendable {
  /// The file's path as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The form: a preset's, with what is written in place of its parts.
  public var form: RecordForm
  /// The day of times, where the file has none.
  public var date: SourceDate?
  /// The zone of times without an offset: `utc`, `airport` or an IANA name; nil for the airport's.
  public var timeZone: Located<String>?
}
