/// A place in a text: line and column, both counted from 1, columns in Unicode scalars.
public struct Position: Hashable, Comparable, Sendable {
  /// The line, counted from 1. A line ends with LF, CRLF or CR.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// A place in a text, both numbers counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Earlier lines first, then earlier columns.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
