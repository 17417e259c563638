import Diagnostics

/// A value that remembers where it was written.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// Where it begins in its file; nil when it was not written, as a default.
  public var position: Position?

  /// A value with its place, or without one when it was not written.
  public init(_ value: Value, at position: Position? = nil) {
    self.value = value
    self.position = position
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
