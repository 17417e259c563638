/// The world's airports that have an IATA code.
public enum AirportTable {
  /// The airport with an IATA code, three upper-case letters; nil where there is none.
  public static func airport(code: String) -> AirportRecord? {
    nil
  }
}
