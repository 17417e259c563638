/// Writes what `DataMarkdown` keeps of a tree.
struct DataMarkdownRenderer {
  private(set) var output: [UInt8] = []
  /// The image whose description is being written, without markup.
  private var image: MarkdownNode?

  mutating func visit(_ node: MarkdownNode, _ isEntering: Bool) {
    if image == node { image = nil }
    if image != nil { return writeDescription(node) }
    switch node.kind {
    case .document, .quote, .thematicBreak, .other: break
    case .list: isEntering ? begin(list: node) : put(node.start == nil ? "</ul>\n" : "</ol>\n")
    case .item: isEntering ? block("<li>") : put("</li>\n")
    case .heading: isEntering ? block("<p>") : put("</p>\n")
    case .paragraph: if !node.isInTightList { isEntering ? block("<p>") : put("</p>\n") }
    case .codeBlock: writeBlock("<pre><code>", node.literal, "</code></pre>\n")
    case .htmlBlock: writeBlock("<p>", Self.trimmed(node.literal), "</p>\n")
    case .text, .htmlInline: write(node.literal)
    case .lineBreak: put("<br />\n")
    case .softBreak: put("\n")
    case .code:
      put("<code>")
      write(node.literal)
      put("</code>")
    case .emphasis: put(isEntering ? "<em>" : "</em>")
    case .strong: put(isEntering ? "<strong>" : "</strong>")
    case .link: if Self.isAllowed(node.address) { isEntering ? begin(link: node) : put("</a>") }
    case .image: if isEntering { image = node }
    }
  }

  private mutating func put(_ html: String) {
    output += html.utf8
  }

  private mutating func block(_ html: String) {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
    put(html)
  }

  private mutating func write(_ text: [UInt8]) {
    HTMLEscaping.text.write(text[...], into: &output)
  }

  private mutating func writeBlock(_ start: String, _ text: [UInt8], _ end: String) {
    block(start)
    write(text)
    put(end)
  }

  private mutating func begin(list: MarkdownNode) {
    switch list.start {
    case nil: block("<ul>\n")
    case 1: block("<ol>\n")
    case let start?: block("<ol start=\"\(start)\">\n")
    }
  }

  private mutating func begin(link: MarkdownNode) {
    put("<a href=\"")
    HTMLEscaping.address.write(link.address[...], into: &output)
    put("\">")
  }

  private mutating func writeDescription(_ node: MarkdownNode) {
    switch node.kind {
    case .text, .code, .htmlInline: write(node.literal)
    case .lineBreak, .softBreak: put(" ")
    default: break
    }
  }

  private static let schemes = ["http:", "https:", "mailto:", "tel:"]

  /// Whether a link may lead to an address.
  static func isAllowed(_ address: [UInt8]) -> Bool {
    let start = address.prefix(8).map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return schemes.contains { start.starts(with: $0.utf8) && address.count > $0.utf8.count }
  }

  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    Array(text.prefix((text.lastIndex { $0 != 0x0A } ?? -1) + 1))
  }
}
