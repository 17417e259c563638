import Diagnostics

/// How much is kept of a feed: a hostile one can have names of any length.
final class GTFSBudget {
  /// The most bytes of names and lists that are kept.
  static let limit = 48 << 20

  private var left = GTFSBudget.limit

  /// Takes so many bytes; throws where there are none left. `location` is of what they are for.
  func take(_ count: Int, at location: @autoclosure () -> Location) throws(Report) {
    left -= count
    guard left >= 0 else {
      throw GTFSProblem.tooLarge(limit: Self.limit >> 20).report(at: location())
    }
  }
}
