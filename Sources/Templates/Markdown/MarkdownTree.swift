import CCmark

/// A text parsed by libcmark. It owns its nodes.
final class MarkdownTree {
  /// The document; nil only when there was no memory for it.
  let root: MarkdownNode?

  /// Parses CommonMark.
  init(_ bytes: [UInt8]) {
    root = bytes.withUnsafeBytes { buffer in
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return cmark_parse_document(text, buffer.count, CMARK_OPT_DEFAULT)
    }.map(MarkdownNode.init(pointer:))
  }

  deinit {
    if let root { cmark_node_free(root.pointer) }
  }

  /// Walks over all nodes in the order of the text; leaves are only entered.
  ///
  /// Not recursive, since quotes can be nested as deep as a line is long.
  func walk(_ visit: (_ node: MarkdownNode, _ isEntering: Bool) -> Void) {
    guard let root, let iterator = cmark_iter_new(root.pointer) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let pointer = cmark_iter_get_node(iterator) else { return }
      visit(MarkdownNode(pointer: pointer), event == CMARK_EVENT_ENTER)
    }
  }
}
