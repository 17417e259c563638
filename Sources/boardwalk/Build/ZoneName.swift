import Foundation

/// Which names of time zones say where on Earth they hold.
enum ZoneName {
  /// Whether a name has the form of a place in the IANA database, as `America/New_York` and the link
  /// `US/Eastern`, or is `UTC`. Foundation also takes `UTC+5`, `EST` and the like, which keep one
  /// offset all year and mean different things to different people.
  static func isPlace(_ name: String) -> Bool {
    if name == "UTC" { return true }
    return name.contains("/") && !name.hasPrefix("SystemV/")
  }
}
