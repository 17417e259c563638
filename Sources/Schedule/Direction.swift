/// Which way a flight goes, seen from the airport.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// It comes in.
  case arrival
  /// It goes out.
  case departure
}
