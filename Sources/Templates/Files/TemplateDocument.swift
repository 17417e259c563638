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
  /// What is wrong in it; tags that cannot be read are left out of the body, but for sections.
  public let diagnostics: [Diagnostic]
  /// How far what is wrong reaches.
  let damage: LinkDamage
  /// Whether every value of the front matter could be read.
  let hasWholeFrontMatter: Bool
  /// For `<` by its number among those of the body, where it is written in a file of Markdown.
  let rawTags: [Int: Int]
}
