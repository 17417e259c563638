import Testing

/// A Markdown text with tags and the HTML that it becomes, with the tags as they are spelled.
struct MarkdownExample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let markdown: String
  let html: String

  init(_ name: String, _ markdown: String, _ html: String) {
    testDescription = name
    self.markdown = markdown
    self.html = html
  }
}
