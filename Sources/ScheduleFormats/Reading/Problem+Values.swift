import Diagnostics

extension Problem {
  /// Values are data and can be long: at most forty scalars of one are told.
  static func shown(_ value: String) -> String {
    let scalars = value.unicodeScalars
    return scalars.count <= 40 ? value : String(scalars.prefix(39)) + "…"
  }

  /// The first thirty of some names, in quotes.
  static func list(_ names: [String]) -> String {
    let quoted = names.prefix(30).map { "'\(shown($0))'" }
    return (quoted + (names.count > 30 ? ["…"] : [])).joined(separator: ", ")
  }
}
