import Diagnostics

/// What a build did to the site; of a dry run, what it would have done.
public struct PublishingOutcome: Sendable {
  /// Files that were created or replaced.
  public let written: Int
  /// Files that were left as they were, because their bytes are the same.
  public let unchanged: Int
  /// Files of earlier builds that the site no longer has.
  public let removed: Int
  /// What should be known, though the site was published.
  public let warnings: [Diagnostic]

  /// The counts of one build.
  public init(written: Int, unchanged: Int, removed: Int, warnings: [Diagnostic] = []) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.warnings = warnings
  }
}
