/// What can be set by hand about a flight; the raw value is how the command line names it.
public enum HandField: String, CaseIterable, Hashable, Sendable {
  /// What it is doing.
  case status
  /// When it is thought to be.
  case estimated
  /// When it was.
  case actual
  /// The terminal.
  case terminal
  /// The gate.
  case gate
  /// The baggage belt.
  case belt
  /// The check-in desks.
  case checkIn = "check_in"
  /// A sentence for passengers.
  case remark
}
