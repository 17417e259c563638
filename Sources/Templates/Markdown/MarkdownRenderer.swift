import Diagnostics
import Mustache

/// Writes libcmark's tree as libcmark writes HTML, with the tags back in their places and lists
/// joined.
struct MarkdownRenderer {
  let text: MarkdownText
  let joins: ListJoins?
  let source: SourceText
  var output = TokenWriter()
  /// Where each tag has come back.
  private(set) var places: [[MarkdownPlace]]
  var diagnostics: [Diagnostic] = []
  /// The line whose tags have been reported last: once a line is enough.
  var reportedLine: Int?
  /// The image whose description is being written, without markup.
  private var image: MarkdownNode?

  init(_ text: MarkdownText, joins: ListJoins?, source: SourceText) {
    self.text = text
    self.joins = joins
    self.source = source
    places = Array(repeating: [], count: text.tags.count)
  }

  /// Writes a node, on entering and on leaving it.
  mutating func visit(_ node: MarkdownNode, _ isEntering: Bool) {
    if image == node { image = nil }
    if image != nil { return writeDescription(node) }
    switch node.kind {
    case .document, .other: break
    case .quote: block(isEntering ? "<blockquote>\n" : "</blockquote>\n")
    case .list: isEntering ? begin(list: node) : end(list: node)
    case .item: isEntering ? block("<li>") : output.put("</li>\n")
    case .heading:
      isEntering ? block("<h\(node.level)>") : output.put("</h\(node.level)>\n")
    case .paragraph:
      if !node.isInTightList { isEntering ? block("<p>") : output.put("</p>\n") }
    case .thematicBreak: block("<hr />\n")
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock: writeHTMLBlock(node)
    case .text: write(node.literal, .text, in: node.parent)
    case .lineBreak: output.put("<br />\n")
    case .softBreak: output.put("\n")
    case .code:
      output.put("<code>")
      write(node.literal, .text, in: node)
      output.put("</code>")
    case .htmlInline:
      checkAutolink(node.literal)
      let offset = text.sourceOffset(ofInline: node)
      checkQuote(before: offset, of: node.literal)
      writeRaw(node.literal, from: offset, in: node.parent)
    case .emphasis: output.put(isEntering ? "<em>" : "</em>")
    case .strong: output.put(isEntering ? "<strong>" : "</strong>")
    case .link: isEntering ? begin(link: node) : output.put("</a>")
    case .image: isEntering ? begin(image: node) : end(image: node)
    }
  }

  private mutating func block(_ html: String) {
    output.startLine()
    output.put(html)
  }

  private mutating func begin(list: MarkdownNode) {
    begin(joinedAt: .list(list))
    if joins?.members.contains(list) != true { open(list) }
  }

  private mutating func end(list: MarkdownNode) {
    if joins?.members.contains(list) != true {
      output.put(list.start == nil ? "</ul>\n" : "</ol>\n")
    }
    end(joinedAt: .list(list))
  }

  private mutating func open(_ list: MarkdownNode) {
    switch list.start {
    case nil: block("<ul>\n")
    case 1: block("<ol>\n")
    case let start?: block("<ol start=\"\(start)\">\n")
    }
  }

  private mutating func begin(joinedAt anchor: ListJoins.Anchor) {
    if let list = joins?.beginnings[anchor] { open(list) }
  }

  private mutating func end(joinedAt anchor: ListJoins.Anchor) {
    if let list = joins?.ends[anchor] { block(list.start == nil ? "</ul>\n" : "</ol>\n") }
  }

  private mutating func writeCodeBlock(_ node: MarkdownNode) {
    let isFenced = text.isFenced(node)
    output.startLine()
    let language = node.info.prefix { !Self.isSpace($0) }
    if language.isEmpty {
      output.put("<pre><code>")
    } else {
      output.put("<pre><code class=\"language-")
      write(Array(language), .text, in: node, part: .info)
      output.put("\">")
    }
    if isFenced {
      writeFencedCode(node)
    } else {
      checkIndentedCode(node)
      write(node.literal, .text, in: node)
    }
    output.put("</code></pre>\n")
  }

  /// The first lines of code stand behind `<pre><code>`, where a tag cannot take its line with it:
  /// that is done here.
  private mutating func writeFencedCode(_ node: MarkdownNode) {
    var code = node.literal
    while let (tag, end) = text.lineOfOneTag(code) {
      put(tag, in: MarkdownPlace(node: node, part: .content))
      code.removeFirst(end)
    }
    write(code, .text, in: node, allowsLines: true)
  }

  private mutating func writeHTMLBlock(_ node: MarkdownNode) {
    output.startLine()
    let literal = node.literal
    if let tags = text.loneTags(literal) {
      for tag in tags {
        begin(joinedAt: .tag(tag))
        output.startLine()
        put(tag, in: MarkdownPlace(node: node.parent ?? node, part: .content))
        output.startLine()
        end(joinedAt: .tag(tag))
      }
    } else {
      checkAutolink(literal)
      writeRaw(literal, from: text.sourceOffset(of: node), in: node.parent, allowsLines: true)
      output.startLine()
    }
  }

  private mutating func begin(link node: MarkdownNode) {
    output.mark(text.sourceOffset(ofLink: node))
    output.put("<a href=\"")
    write(node.address, .address, in: node, part: .address)
    writeTitle(of: node)
    output.put("\">")
  }

  private mutating func begin(image node: MarkdownNode) {
    output.mark(text.sourceOffset(ofLink: node))
    output.put("<img src=\"")
    write(node.address, .address, in: node, part: .address)
    output.put("\" alt=\"")
    image = node
  }

  private mutating func end(image node: MarkdownNode) {
    writeTitle(of: node)
    output.put("\" />")
  }

  private mutating func writeTitle(of node: MarkdownNode) {
    let title = node.title
    guard !title.isEmpty else { return }
    output.put("\" title=\"")
    write(title, .text, in: node, part: .title)
  }

  private mutating func writeDescription(_ node: MarkdownNode) {
    switch node.kind {
    case .text, .code, .htmlInline: write(node.literal, .text, in: node.parent)
    case .lineBreak, .softBreak: output.put(" ")
    default: break
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Puts a tag back.
  mutating func put(_ tag: Int, in place: MarkdownPlace) {
    output.put(text.tags[tag].token)
    places[tag].append(place)
  }
}
