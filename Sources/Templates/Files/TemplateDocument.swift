import Diagnostics
import Mustache

/// A file of `Templates/` taken apart: its front matter, and its body as tokens.
public struct TemplateDocument: Sendable {
  /// The file.
  public let source: SourceText
  /// The values at its beginning; empty where it has none.
  public let frontMatter: FrontMatter
  /// The body. Markdown has become HTML, and tags are as they were, with their offsets in the file;
  /// a notice's body is one text without tags, safe to be shown.
  public let tokens: [Token]
  /// Whether the body was Markdown.
  public let isMarkdown: Bool
}
