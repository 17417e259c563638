import Basics

/// A flight's row on the board of a day.
public struct BoardEntry: Hashable, Sendable {
  /// How a flight comes to be on a day's board.
  public enum Place: Hashable, Sendable {
    /// It is scheduled and expected on that day.
    case ownDay
    /// It is scheduled on that day and expected so many days after it, or before when negative: the
    /// row is marked "+1" or "−1".
    case shifted(days: Int)
    /// It is scheduled on another day, with which the row is marked, and expected on that one.
    case fromDay(CivilDate)
  }

  /// The flight's place in `FlightSchedule.flights`.
  public var index: Int
  /// How it comes to be on this board.
  public var place: Place
}
