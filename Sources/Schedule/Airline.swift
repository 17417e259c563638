/// Who operates a flight.
public struct Airline: Hashable, Sendable {
  /// The code before the number, "RL".
  public var code: String
  /// The name, where the data tells it.
  public var name: String?

  /// An airline by its code and, where it is known, its name.
  public init(code: String, name: String? = nil) {
    self.code = code
    self.name = name
  }
}
