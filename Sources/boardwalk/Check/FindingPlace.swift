import Diagnostics

/// Where something was found: a file, and in it a line and a column where they are known.
struct FindingPlace: Hashable {
  let path: String?
  var line: Int?
  var column: Int?

  init(path: String?, line: Int?, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ location: Location?) {
    path = location?.path
    line = location?.position?.line
    column = location?.position?.column
  }

  /// `schedule.csv:3:1`; nil where nothing is known.
  var text: String? {
    guard let path else { return nil }
    return [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }

  /// The same as keys and values.
  var json: [(key: String, value: JSONText)] {
    [
      ("path", .optional(path)), ("line", .optional(line)), ("column", .optional(column)),
    ]
  }
}
