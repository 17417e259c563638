/// What record 4 tells of passengers from one airport of a flight to a later one.
struct SSIMSegment {
  /// What is told, by its data element identifier.
  enum Element: Int {
    /// The numbers under which others sell it.
    case marketing = 10
    /// The flight that it is in truth.
    case operating = 50
    /// Who operates it, in words.
    case disclosure = 127
  }

  /// What is told.
  var element: Element
  /// Where they board; nil for every airport.
  var board: SSIMStation?
  /// Where they leave; nil for every airport.
  var off: SSIMStation?
  /// The record.
  var line: SSIMLine
  /// The next one of the same leg, by place; -1 where it is the last.
  var next: Int32 = -1

  /// The columns of what is told.
  static let data = 40...194
}
