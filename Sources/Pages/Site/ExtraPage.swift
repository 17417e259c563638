import Templates

/// A page of `Templates/pages` that is no kind of its own.
struct ExtraPage: Sendable {
  /// The template's name, which is the page's address.
  let name: String
  let template: CompiledPage
  /// The place in the sidebar; those without one come last.
  let order: Int
}
