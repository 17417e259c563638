import Mustache

/// A page's template, checked and ready to be rendered by any number of threads at once.
public struct CompiledPage: Sendable {
  /// The title, as plain text; nil in templates that are no pages.
  public let title: Program?
  /// The line beneath the title, as plain text.
  public let subtitle: Program?
  /// The page.
  public let body: Program
  /// What else the front matter says.
  public let frontMatter: FrontMatter

  /// Writes the page at the end of a buffer.
  public func render(root: Value, into output: inout OutputBuffer) {
    body.render(root: root, into: &output)
  }
}
