import ScheduleFormats
import YAML

/// A column that has another header in a file.
public struct ColumnMapping: Hashable, Sendable {
  /// The column's meaning.
  public var column: FlightField
  /// The header in the file.
  public var header: Located<String>
}
