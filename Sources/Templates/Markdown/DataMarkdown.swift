/// Markdown that comes from data: a remark, a notice. It can say little, and nothing that is not
/// safe in a page.
///
/// Kept are paragraphs, emphasis, lists, code, and links to `http`, `https`, `mailto` and `tel`.
/// Headings become paragraphs, quotes their content, images and other links their text; HTML is
/// shown as the text that it is.
public enum DataMarkdown {
  /// The longest text that is read as Markdown, in bytes; a longer one is shown as it is.
  public static let sizeLimit = 1 << 14

  /// The HTML of a text: blocks, each ended by a line feed; empty for a text without any.
  public static func html(_ markdown: String) -> String {
    let bytes = Array(markdown.utf8)
    guard bytes.count <= sizeLimit else {
      var output = Array("<p>".utf8)
      HTMLEscaping.text.write(bytes[...], into: &output)
      return String(decoding: output, as: UTF8.self) + "</p>\n"
    }
    let tree = MarkdownTree(bytes)
    var renderer = DataMarkdownRenderer()
    tree.walk { renderer.visit($0, $1) }
    return String(decoding: renderer.output, as: UTF8.self)
  }
}
