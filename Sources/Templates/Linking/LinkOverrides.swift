import Diagnostics
import Mustache

/// The blocks that replace those of a parent, with what they mean where they were written.
final class LinkOverrides {
  /// A block that replaces another.
  struct Override {
    let block: Block
    /// Where it was written: what names, includes and blocks in it belong to.
    let frame: LinkFrame
    /// Whether it is the whole page, which its layout shows.
    var isPage = false
  }

  /// The replacing blocks by name.
  let blocks: [String: Override]

  /// The given blocks; the outer ones win.
  init(_ blocks: [String: Override] = [:], within outer: LinkOverrides? = nil) {
    self.blocks = blocks.merging(outer?.blocks ?? [:]) { _, outer in outer }
  }
}
