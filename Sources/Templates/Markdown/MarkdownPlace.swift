/// Where in the tree of a text a tag stands: a section must end where it began.
struct MarkdownPlace: Hashable {
  /// A part of a node.
  enum Part: Hashable {
    case content, address, title, info
  }

  /// The node that holds the tag.
  let node: MarkdownNode
  /// The part of that node.
  let part: Part

  /// The place in words, for messages.
  var noun: String {
    switch part {
    case .address: "an address"
    case .title: "a link's title"
    case .info: "a code block's language"
    case .content: contentNoun
    }
  }

  private var contentNoun: String {
    switch node.kind {
    case .document: "the page itself"
    case .quote: "a quote"
    case .list: "a list"
    case .item: "a list item"
    case .codeBlock: "a code block"
    case .paragraph: "a paragraph"
    case .heading: "a heading"
    case .code: "a code span"
    case .emphasis: "emphasis"
    case .strong: "strong emphasis"
    case .link: "a link's text"
    case .image: "an image's description"
    case .htmlBlock, .htmlInline, .thematicBreak, .text, .softBreak, .lineBreak, .other: "HTML"
    }
  }
}
