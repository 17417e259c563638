import Diagnostics

/// What people read when the work fails; nil when it does not.
func told<Result>(_ work: () throws(Report) -> Result) -> String? {
  do {
    _ = try work()
    return nil
  } catch {
    return DiagnosticRenderer().render(error.diagnostics)
  }
}
