/// Where a mistake is: a file, and if it is known the place in it and the line itself.
public struct Location: Hashable, Sendable {
  /// The path as messages show it.
  public var path: String
  /// The place in the file, or nil for the file as a whole.
  public var position: Position?
  /// The text of that line, shown beneath the message with a caret.
  public var sourceLine: String?
  /// The column at which that text begins, counted from 1: of a very long line there is a piece only.
  var sourceColumn = 1

  /// A place in a file, or the file as a whole.
  public init(path: String, position: Position? = nil, sourceLine: String? = nil) {
    self.path = path
    self.position = position
    self.sourceLine = sourceLine
  }
}

extension Location: CustomStringConvertible {
  /// `path:line:column`, or the path alone.
  public var description: String {
    guard let position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }
}
