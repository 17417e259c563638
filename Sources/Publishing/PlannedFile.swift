/// A file that the finished site has.
public struct PlannedFile: Hashable, Sendable {
  /// Its path in the destination: relative, parts separated by `/`.
  public let name: String
  /// When it is put in place.
  public let stage: Stage

  /// A file of the site, by its relative path.
  public init(name: String, stage: Stage) {
    self.name = name
    self.stage = stage
  }
}
