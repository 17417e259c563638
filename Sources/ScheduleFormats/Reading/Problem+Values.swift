import Diagnostics
import Schedule

extension Problem {
  /// Values are data and can be long: at most forty scalars of one are told.
  static func shown(_ value: String) -> String {
    let scalars = value.unicodeScalars
    return scalars.count <= 40 ? value : String(scalars.prefix(39)) + "…"
  }

  /// A distance from UTC in seconds as it is written, "-05:00".
  static func offset(_ seconds: Int) -> String {
    String(FlightTime(instant: Instant(unixSeconds: 0), offset: seconds).iso.suffix(6))
  }

  /// The first thirty of some names, in quotes.
  static func list(_ names: [String]) -> String {
    let quoted = names.prefix(30).map { "'\(shown($0))'" }
    return (quoted + (names.count > 30 ? ["…"] : [])).joined(separator: ", ")
  }
}
