import Diagnostics

/// A problem at a byte of a file. Its line and column are only counted where it is told.
struct RecordFault<Kind: Problem> {
  /// The byte at which it is wrong.
  var offset: Int
  /// What is wrong.
  var problem: Kind
}
