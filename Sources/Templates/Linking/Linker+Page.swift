import Diagnostics
import Mustache

extension Linker {
  /// The block of a layout that holds the page.
  static let contentBlock = "content"

  /// Reads a page with its layout.
  mutating func readPage(_ path: String) {
    guard let page = shelf.load(path) else { return }
    let frame = LinkFrame(
      file: page,
      indentation: .none,
      overrides: LinkOverrides(),
      chain: [path],
      notes: []
    )
    guard let value = page.document.frontMatter.layout else {
      checkOutside(page, frame)
      walk(page.nodes, frame)
      return finish(frame)
    }
    let place = page.source.location(of: value.position)
    guard let layoutPath = shelf.path(named: value.text, in: ["layouts"]) else {
      if shelf.isUnusable(value.text, in: ["layouts"]) { return walk(page.nodes, frame) }
      let suggestion = shelf.suggestion(for: value.text, in: ["layouts"])
      note(.unknownTemplate(.layout, value.text, suggestion: suggestion), at: place, frame)
      return walk(page.nodes, frame)
    }
    guard let layout = shelf.load(layoutPath) else { return }
    let known = shelf.blocks(of: layout)
    guard !shelf.isComplete(layout) || known.contains(Self.contentBlock) else {
      let problem = TemplateProblem.unknownBlock(
        Self.contentBlock,
        parent: value.text,
        suggestion: Spelling.nearest(to: Self.contentBlock, among: known)
      )
      return note(problem, at: place, frame)
    }
    let content = Block(Name(Self.contentBlock, offset: 0), body: page.nodes, startsLine: true)
    let override = LinkOverrides.Override(block: content, frame: frame, isPage: true)
    let inner = frame.including(
      layout,
      at: value.position,
      indentation: .none,
      overrides: LinkOverrides([Self.contentBlock: override])
    )
    checkOutside(layout, inner)
    walk(layout.nodes, inner)
    finish(inner)
  }
}
