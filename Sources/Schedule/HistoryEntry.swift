import Basics

/// How the same flight went on an earlier day.
public struct HistoryEntry: Hashable, Sendable {
  /// How it went.
  public enum Outcome: Hashable, Sendable {
    /// Before its time, by so many minutes.
    case early(minutes: Int)
    /// On the minute.
    case onTime
    /// After its time, by so many minutes.
    case late(minutes: Int)
    /// Not at all.
    case cancelled
  }

  /// The day it was scheduled on.
  public var date: CivilDate
  /// How it went.
  public var outcome: Outcome

  /// How the flight of a day went.
  public init(date: CivilDate, outcome: Outcome) {
    self.date = date
    self.outcome = outcome
  }
}
