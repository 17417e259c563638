/// A line beneath a diagnostic that says how it came about.
public struct Note: Hashable, Sendable {
  /// What it says, for example `included from Templates/pages/board.md:14`.
  public var message: String

  /// A note, in lower case and without a full stop.
  public init(_ message: String) {
    self.message = message
  }
}
