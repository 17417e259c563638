import Basics

/// Finds what was probably meant.
public enum Spelling {
  /// The known name nearest to a written one, or nil when none is near.
  ///
  /// Near is at most a third of the written name's length away, counting an insertion, a deletion,
  /// a substitution and a swap of neighbours as one each; case costs nothing. Of equally near names
  /// the first by scalars wins.
  public static func nearest(to written: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, written.unicodeScalars.count / 3)
    var best: (name: String, distance: Int)?
    for name in known {
      let distance = distance(written, name)
      guard distance <= limit else { continue }
      if let best, distance > best.distance { continue }
      if let best, distance == best.distance, !TextOrder.precedes(name, best.name) { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The end of a message about a word that is not known: `; did you mean 'x'?`, or other advice
  /// where no known name is near.
  public static func suggestion(
    for written: String,
    among known: some Sequence<String>,
    else advice: String = ""
  ) -> String {
    suggestion(nearest(to: written, among: known), else: advice)
  }

  /// The same where the nearest name was found before; nil for none.
  public static func suggestion(_ near: String?, else advice: String = "") -> String {
    near.map { "; did you mean '\($0)'?" } ?? advice
  }

  /// The optimal string alignment distance, ignoring case.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    guard abs(left.count - right.count) <= max(1, left.count / 3) else { return .max }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column] + (scalar == other ? 0 : 1),
          previous[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
