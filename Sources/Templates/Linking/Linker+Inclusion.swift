import Diagnostics
import Mustache

extension Linker {
  /// What the program and the place after a template depend on.
  struct FragmentKey: Hashable {
    let path: String
    let scope: [[Int]]
    let html: HTMLState.Shape
    let indentation: Indentation
    let overrides: ObjectIdentifier
  }

  /// A template that was read, to be put again.
  struct Fragment {
    let steps: Range<Int>
    let end: HTMLState
    /// Kept so that the key's identity stays its own.
    let overrides: LinkOverrides
  }

  /// Reads a partial.
  mutating func readPartial(
    _ name: Name,
    isDynamic: Bool,
    _ blanks: [UInt8]?,
    _ frame: LinkFrame
  ) {
    guard let file = file(name, .partial, isDynamic: isDynamic, frame) else {
      return breakAddress(frame)
    }
    guard enterPart(at: name, frame) else { return }
    let indentation = frame.indentation.ofPartial(blanks)
    include(file, "the partial '\(name.text)'", at: name, indentation, frame.overrides, frame)
  }

  /// Reads a parent with the blocks that replace its own.
  mutating func readParent(
    _ name: Name,
    isDynamic: Bool,
    _ blanks: [UInt8]?,
    _ body: [Node],
    _ frame: LinkFrame
  ) {
    guard let file = file(name, .parent, isDynamic: isDynamic, frame) else {
      return breakAddress(frame)
    }
    let known = shelf.isComplete(file) ? shelf.blocks(of: file) : nil
    var blocks: [String: LinkOverrides.Override] = [:]
    for node in body {
      guard case .block(let block) = node.kind else {
        checkIgnored(node, in: name, frame)
        continue
      }
      if blocks[block.name.text] != nil {
        note(.repeatedBlock(block.name.text), at: block.name, frame)
      }
      if let known { check(block.name, among: known, of: name.text, frame) }
      blocks[block.name.text] = LinkOverrides.Override(block: block, frame: frame)
    }
    guard enterPart(at: name, frame) else { return }
    let overrides =
      blocks.isEmpty ? frame.overrides : LinkOverrides(blocks, within: frame.overrides)
    let indentation = frame.indentation.ofPartial(blanks)
    include(file, "the parent '\(name.text)'", at: name, indentation, overrides, frame)
  }

  /// Reads a block: what replaces it, or its own content.
  mutating func readBlock(_ block: Block, _ frame: LinkFrame) {
    guard enterPart(at: block.name, frame) else { return }
    let part = "the block '\(block.name.text)'"
    guard let override = frame.overrides.blocks[block.name.text] else {
      return readPart(part, at: block.name, frame) { $0.walk(block.body, frame) }
    }
    let outer = (floor, floorSpot)
    floor = html.elements.count
    floorSpot = nil
    defer { (floor, floorSpot) = outer }
    // What is wrong is wrong where it is written, not where it is put.
    let name = override.block.name
    readPart(override.isPage ? "the page" : part, at: name, override.frame) { linker in
      let indentation = frame.indentation.ofOverride(override.block, in: block)
      if block.startsLine, !override.block.startsLine, !linker.html.keepsBlanks {
        let spot = HTMLSpot(file: frame.file.number, offset: block.name.offset)
        for byte in indentation.added { linker.put(byte, at: spot, frame) }
      }
      linker.isIndented = !block.startsLine && override.block.startsLine
      linker.walk(override.block.body, override.frame.moved(indentation))
      linker.isIndented = false
      linker.note(linker.html.settle(), override.frame)
    }
  }

  /// Notes a block that a parent does not have.
  mutating func check(
    _ name: Name,
    among known: Set<String>,
    of parent: String,
    _ frame: LinkFrame
  ) {
    if known.contains(name.text) { return }
    let suggestion = Spelling.nearest(to: name.text, among: known)
    note(.unknownBlock(name.text, parent: parent, suggestion: suggestion), at: name, frame)
  }

  /// Reads a file's content in its own frame.
  private mutating func include(
    _ file: LinkedFile,
    _ part: String,
    at name: Name,
    _ indentation: Indentation,
    _ overrides: LinkOverrides,
    _ frame: LinkFrame
  ) {
    isIndented = false
    let key = FragmentKey(
      path: file.path,
      scope: scope.shape,
      html: html.shape,
      indentation: indentation,
      overrides: ObjectIdentifier(overrides)
    )
    if let fragment = fragments[key] {
      builder.repeatSteps(fragment.steps)
      html = fragment.end
      grow(by: fragment.steps.count, at: name.offset, frame)
      return beginRun()
    }
    let start = builder.beginFragment()
    let isDocument = html.elements.isEmpty
    let inner = frame.including(
      file,
      at: frame.file.source.position(ofByte: name.offset),
      indentation: indentation,
      overrides: overrides
    )
    readPart(part, at: name, frame) { linker in
      linker.checkOutside(file, inner)
      linker.walk(file.nodes, inner)
      linker.note(linker.html.settle(), inner)
      linker.flush(inner)
      if isDocument { linker.html.endDocument() }
    }
    fragments[key] = Fragment(steps: start..<builder.count, end: html, overrides: overrides)
  }

  /// The file that a tag includes; nil, and a problem, when there is none.
  private mutating func file(
    _ name: Name,
    _ inclusion: TemplateProblem.Inclusion,
    isDynamic: Bool,
    _ frame: LinkFrame
  ) -> LinkedFile? {
    if isDynamic {
      note(.dynamicName(name.text), at: name, frame)
      return nil
    }
    let folders = inclusion == .partial ? ["partials"] : TemplateShelf.parentFolders
    guard let path = shelf.path(named: name.text, in: folders) else {
      if shelf.isUnusable(name.text, in: folders) { return nil }
      let suggestion = shelf.suggestion(for: name.text, in: folders)
      note(.unknownTemplate(inclusion, name.text, suggestion: suggestion), at: name, frame)
      return nil
    }
    if let index = frame.chain.firstIndex(of: path) {
      let names = (frame.chain[index...] + [path]).map(LinkedFile.name(ofPath:))
      note(.cyclicTemplate(names), at: name, frame)
      return nil
    }
    return shelf.load(path)
  }

  /// Notes what stands before and behind a layout that holds the whole page.
  mutating func checkOutside(_ file: LinkedFile, _ frame: LinkFrame) {
    var parent: Name?
    for case .parent(let name, false, _, _) in file.nodes.map(\.kind) where parent == nil {
      if shelf.isDocument(name.text) { parent = name }
    }
    guard let parent else { return }
    let problem = TemplateProblem.textOutsideParent(parent.text)
    for node in file.nodes {
      if case .parent(parent, _, _, _) = node.kind { continue }
      note(problem, at: node, frame)
    }
  }

  /// Notes what a parent's tag holds besides blocks.
  private mutating func checkIgnored(_ node: Node, in parent: Name, _ frame: LinkFrame) {
    if case .block = node.kind { return }
    note(.textInParent(parent.text), at: node, frame)
  }

  /// Notes a piece of a template, unless it is nothing but blanks.
  private mutating func note(_ problem: TemplateProblem, at node: Node, _ frame: LinkFrame) {
    switch node.kind {
    case .text(let text):
      guard let index = text.bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }) else { return }
      let isSource = !frame.file.document.isMarkdown && node.range.count == text.bytes.count
      let offset = node.range.lowerBound + (isSource ? index : 0)
      note(problem, at: frame.file.location(ofByte: offset, needle: ""), frame)
    case .variable(let name), .unescaped(let name), .section(let name, _, _),
      .partial(let name, _, _), .parent(let name, _, _, _):
      note(problem, at: name, frame)
    case .block(let block): note(problem, at: block.name, frame)
    }
  }
}
