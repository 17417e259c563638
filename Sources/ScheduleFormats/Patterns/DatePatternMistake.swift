/// What makes a text no date pattern, and where in it.
public struct DatePatternMistake: Error, Hashable, Sendable {
  /// The byte of the pattern's UTF-8 at which it is wrong.
  public var offset: Int
  /// What is wrong.
  public var problem: DatePatternProblem
}
