/// What a build does with a file of the site.
enum Verdict: UInt8, Sendable {
  case notRendered
  /// It is not there yet.
  case created
  /// It is there with other bytes.
  case replaced
  /// It is there as it should be, and is not touched.
  case unchanged
}
