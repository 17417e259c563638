/// What makes two lists that follow each other one list: CommonMark begins a new one where the mark
/// changes.
enum ListStyle: Hashable {
  case bullet(UInt8)
  case numbered(hasParenthesis: Bool)

  init(_ list: MarkdownNode, in text: MarkdownText) {
    if list.start == nil {
      self = .bullet(text.byte(line: list.line, column: list.column) ?? UInt8(ascii: "-"))
    } else {
      self = .numbered(hasParenthesis: list.hasParenthesis)
    }
  }
}
