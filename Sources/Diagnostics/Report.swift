/// What is thrown when something failed: every independent mistake that was found.
public struct Report: Error, Sendable {
  /// The mistakes, in the order they were found; at least one of them is an error.
  public var diagnostics: [Diagnostic]

  /// The mistakes of one failed step.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
