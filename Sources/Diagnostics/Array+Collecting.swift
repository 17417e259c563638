extension [Diagnostic] {
  /// The result of a step; nil where it failed, with its mistakes added to these.
  public mutating func collect<Result>(from step: () throws(Report) -> Result) -> Result? {
    do throws(Report) {
      return try step()
    } catch {
      append(contentsOf: error.diagnostics)
      return nil
    }
  }
}
