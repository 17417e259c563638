/// Another template that a program renders while it runs, because its name or its depth is not
/// known before.
struct Call: Sendable {
  /// How the template is found.
  enum Target: Sendable {
    /// By its name.
    case name(String)
    /// By the name that a value gives.
    case value(path: [String])
  }

  let target: Target
  let indentation: Indentation
  let overrides: Overrides
}
