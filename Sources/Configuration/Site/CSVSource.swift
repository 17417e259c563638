import YAML

/// A CSV file and how its columns are named.
public struct CSVSource: Sendable {
  /// The file's path as it was written; see `SiteConfiguration.resolve`.
  public var file: Located<String>
  /// The file's own headers of columns that are not named canonically, in canonical order.
  public var columns: [ColumnMapping]

  /// The headers by canonical names.
  public var headers: [String: String] {
    columns.reduce(into: [:]) { $0[$1.column.rawValue] = $1.header.value }
  }
}
