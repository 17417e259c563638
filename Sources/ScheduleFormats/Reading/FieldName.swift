/// A field of a row, as messages call it.
public enum FieldName: Hashable, Sendable {
  /// A column of a file, by its name in the header.
  case column(String)
  /// A column of what a query gives.
  case result(String)
  /// A path in a row, which messages call by its number.
  case path(String, row: String)

  /// The name, as a message begins with it.
  var text: String {
    switch self {
    case .column(let name), .result(let name): "column '\(FieldProblem.shown(name))'"
    case .path(let path, let row): "\(row), '\(FieldProblem.shown(path))'"
    }
  }

  /// The name alone.
  var quoted: String {
    switch self {
    case .column(let name), .result(let name), .path(let name, _):
      "'\(FieldProblem.shown(name))'"
    }
  }
}
