/// A value that a row must have in a column to be read.
public struct RowFilter: Hashable, Sendable {
  /// The file's own name of the column.
  public var column: String
  /// The values of which it must have one, letter by letter without the blanks around them; an
  /// empty one is an empty field.
  public var values: [String]

  /// A filter of one column.
  public init(column: String, values: [String]) {
    self.column = column
    self.values = values
  }
}
