import Basics

/// The days that a site covers.
public struct Window: Hashable, Sendable {
  /// The first day, the airport's today.
  public var first: CivilDate
  /// How many days, at least one.
  public var days: Int

  /// So many days from the first on.
  public init(first: CivilDate, days: Int) {
    self.first = first
    self.days = days
  }

  /// The last day.
  public var last: CivilDate { first.adding(days: days - 1) }

  /// The days in order.
  public var dates: [CivilDate] { (0..<days).map { first.adding(days: $0) } }

  /// Whether a day is one of them.
  public func contains(_ date: CivilDate) -> Bool {
    first <= date && date <= last
  }
}
