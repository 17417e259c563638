/// When a file is put in place, so that no page ever links to what is not there yet.
public enum Stage: Int, Comparable, CaseIterable, Sendable {
  /// Style sheets, scripts, pictures, data: what pages need and what links nowhere.
  case asset
  /// Pages of single flights.
  case flight
  /// Boards and every other page.
  case board
  /// The root `index.html`, through which readers come in.
  case welcome

  /// Earlier stages are put in place first.
  public static func < (left: Stage, right: Stage) -> Bool {
    left.rawValue < right.rawValue
  }
}
