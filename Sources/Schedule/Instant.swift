/// A moment, the same everywhere.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00Z.
  public var unixSeconds: Int

  /// The moment that many seconds after 1970-01-01T00:00Z.
  public init(unixSeconds: Int) {
    self.unixSeconds = unixSeconds
  }

  /// The moment that many minutes later; earlier when negative.
  public func adding(minutes: Int) -> Instant {
    Instant(unixSeconds: unixSeconds + minutes * 60)
  }

  /// Whole minutes from another moment to this one, each cut to its minute as a board shows it;
  /// negative when this one is earlier.
  @inlinable public func minutes(since other: Instant) -> Int {
    minute - other.minute
  }

  /// Earlier moments first.
  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.unixSeconds < right.unixSeconds
  }

  @usableFromInline
  var minute: Int { unixSeconds.dividedDown(by: 60) }
}
