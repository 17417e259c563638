import Diagnostics

/// Where a flight's record is in the file: a row of a CSV, a line of a message. From it a line and a
/// column are counted, rather than from the file's start: a large file can have a mistake in every
/// record.
struct RecordPlace {
  /// The line on which the record begins, counted from 1.
  var line: Int
  /// The first byte of that line.
  var start: Int
  /// The byte that mistakes about the record as a whole are told at.
  var mark: Int
  /// The place itself, where it is in another file than the collector's.
  var elsewhere: Location?

  /// The location of the record as a whole.
  func location(in source: SourceText) -> Location {
    elsewhere ?? location(ofByte: mark, in: source)
  }

  /// The location of a byte of the record.
  func location(ofByte offset: Int, in source: SourceText) -> Location {
    source.location(ofByte: offset, from: start, on: line)
  }
}

extension RecordPlace {
  /// A place in another file than the collector's.
  init(at location: Location) {
    self.init(line: 1, start: 0, mark: 0, elsewhere: location)
  }
}
