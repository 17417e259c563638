import Diagnostics

/// Where a row is in the file. From it a line and a column are counted, rather than from the file's
/// start: a large file can have a mistake in every row.
struct RowPlace {
  /// The line on which the row begins, counted from 1.
  var line: Int
  /// The first byte of that line.
  var start: Int
  /// The byte that mistakes about the row as a whole are told at.
  var mark: Int

  /// The location of the row as a whole.
  func location(in source: SourceText) -> Location {
    location(ofByte: mark, in: source)
  }

  /// The location of a byte of the row.
  func location(ofByte offset: Int, in source: SourceText) -> Location {
    source.location(ofByte: offset, from: start, on: line)
  }
}
