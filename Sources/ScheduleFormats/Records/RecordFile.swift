import Diagnostics
import Schedule

/// A format whose rows nest: goes through a file's rows.
protocol RecordFile: Sendable {
  /// Calls for each row with its tree, its place and the direction that its path tells; throws what
  /// makes the file none of the format, or that there is nothing where rows are to be. Returns when
  /// the file says that it was made; nil where it says nothing.
  static func forEachRow(
    of source: SourceText,
    in form: RecordForm,
    _ body: (RecordTree, RecordPlace, Direction?) -> Void
  ) throws(Report) -> Instant?

  /// The file in UTF-8.
  static func decoded(_ source: SourceText) throws(Report) -> SourceText
}
