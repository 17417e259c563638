/// The blocks that replace those of a parent, while it is rendered.
final class Overrides: Sendable {
  /// A block, and what replaces the blocks within it: it belongs to the template that it was
  /// written in, not to the one that it is put in.
  struct Override: Sendable {
    let block: Block
    let overrides: Overrides
  }

  /// The replacing blocks by name.
  let blocks: [String: Override]

  /// No blocks are replaced.
  static let none = Overrides([:])

  private init(_ blocks: [String: Override]) {
    self.blocks = blocks
  }

  /// These blocks, and those of a parent's tag as far as they are not replaced themselves.
  func adding(_ nodes: [Node]) -> Overrides {
    var blocks: [String: Override] = [:]
    for node in nodes {
      if case .block(let block) = node.kind {
        blocks[block.name.text] = Override(block: block, overrides: self)
      }
    }
    if blocks.isEmpty { return self }
    return Overrides(blocks.merging(self.blocks) { _, outer in outer })
  }
}
