/// The moment that a wall time means in a zone.
public struct Resolution: Hashable, Sendable {
  /// How many moments have that wall time.
  public enum Kind: Hashable, Sendable {
    /// One.
    case unique
    /// None, the clock skips it: the moment after the gap, as if the clock had not been changed.
    case gap
    /// Two, the clock repeats it: the first.
    case repeated
  }

  /// The moment, with the offset that gives the wall time back.
  public var time: FlightTime
  /// How many moments have that wall time.
  public var kind: Kind

  /// A moment and how many have its wall time.
  public init(time: FlightTime, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// The moment.
  public var instant: Instant { time.instant }
}
