import Diagnostics
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
  /// The page's file.
  public let source: SourceText
  /// What was noticed that is no mistake.
  public let warnings: [Diagnostic]
  /// The files that it is made of, by their paths relative to `Templates/`.
  public let paths: [String]

  /// Where the title is written.
  public var titleLocation: Location? {
    frontMatter.title.map { source.location(of: $0.position) }
  }

  /// The page for many roots that have some fields in common, see `Program.fixing`.
  public func fixing(_ fields: [Int: Value]) -> CompiledPage {
    CompiledPage(
      title: title?.fixing(fields),
      subtitle: subtitle?.fixing(fields),
      body: body.fixing(fields),
      frontMatter: frontMatter,
      source: source,
      warnings: warnings,
      paths: paths
    )
  }

  /// Writes the page at the end of a buffer.
  public func render(root: Value, into output: inout OutputBuffer) {
    body.render(root: root, into: &output)
  }
}
