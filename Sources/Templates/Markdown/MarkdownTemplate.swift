import Diagnostics
import Mustache

/// Markdown with tags, made HTML with tags.
///
/// Tags are put aside, libcmark runs once, and tags come back: data is never read as Markdown. In
/// text a tag counts as a word. A line that holds only tags of sections, partials, parents, blocks,
/// comments and markup makes no paragraph; before them the marks of quotes and list items may stand.
public enum MarkdownTemplate {
  /// The tokens of a body with its Markdown made HTML: text is HTML, tags are as they were, with
  /// their offsets. A tag can come twice, where two links share a reference.
  ///
  /// Sections that are not closed pass, since the parser tells them.
  public static func html(
    _ tokens: [Token],
    in source: SourceText
  ) throws(Report) -> [Token] {
    let reading = read(tokens, in: source)
    guard reading.diagnostics.isEmpty else { throw Report(reading.diagnostics) }
    return reading.tokens
  }

  /// The same tokens, and what is wrong with them.
  static func read(_ tokens: [Token], in source: SourceText) -> Reading {
    guard let first = tokens.first, let last = tokens.last else { return Reading() }
    let text = MarkdownText(tokens)
    let tree = MarkdownTree(text.bytes)
    let pairs = SectionPairs(text.tags)
    let joins = pairs.map { ListJoins(tree, text: text, pairs: $0) }
    var renderer = MarkdownRenderer(text, joins: joins, source: source)
    tree.walk { renderer.visit($0, $1) }
    if let pairs { renderer.checkPlaces(pairs) }
    renderer.checkLists()
    let html = renderer.output.finish(first.range.lowerBound..<last.range.upperBound)
    return Reading(
      tokens: html,
      rawTags: renderer.output.rawTags,
      diagnostics: renderer.diagnostics
    )
  }

  /// HTML with tags that was made from Markdown.
  struct Reading {
    var tokens: [Token] = []
    /// For `<` by its number among those of the HTML, where it is written in the source.
    var rawTags: [Int: Int] = [:]
    var diagnostics: [Diagnostic] = []
  }
}
