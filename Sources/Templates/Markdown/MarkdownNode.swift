import CCmark

/// A node of libcmark's tree; valid as long as the tree is.
struct MarkdownNode: Hashable {
  /// What a node is.
  enum Kind {
    case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    case other
  }

  let pointer: OpaquePointer

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .other
    }
  }

  var parent: MarkdownNode? { Self(cmark_node_parent(pointer)) }
  var previous: MarkdownNode? { Self(cmark_node_previous(pointer)) }
  var next: MarkdownNode? { Self(cmark_node_next(pointer)) }
  var firstChild: MarkdownNode? { Self(cmark_node_first_child(pointer)) }
  var lastChild: MarkdownNode? { Self(cmark_node_last_child(pointer)) }

  /// The line on which it begins, counted from 1.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  /// The column in bytes at which it begins, counted from 1.
  var column: Int { Int(cmark_node_get_start_column(pointer)) }

  /// The text of a leaf.
  var literal: [UInt8] { Self.bytes(cmark_node_get_literal(pointer)) }
  /// The address of a link or image.
  var address: [UInt8] { Self.bytes(cmark_node_get_url(pointer)) }
  /// The title of a link or image.
  var title: [UInt8] { Self.bytes(cmark_node_get_title(pointer)) }
  /// What stands behind the opening fence of a code block.
  var info: [UInt8] { Self.bytes(cmark_node_get_fence_info(pointer)) }
  /// The level of a heading.
  var level: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// Whether the items of a list are without paragraphs.
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// Whether a list is numbered, and from what on.
  var start: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }
  /// Whether the numbers of a list end with a parenthesis.
  var hasParenthesis: Bool { cmark_node_get_list_delim(pointer) == CMARK_PAREN_DELIM }

  /// Whether a paragraph is not marked up as one, being in a list without blank lines.
  var isInTightList: Bool {
    guard let list = parent?.parent, list.kind == .list else { return false }
    return list.isTight
  }

  /// Makes a list one with blank lines between its items.
  func loosen() {
    cmark_node_set_list_tight(pointer, 0)
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    return Array(String(cString: text).utf8)
  }
}

extension MarkdownNode {
  fileprivate init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.init(pointer: pointer)
  }
}
