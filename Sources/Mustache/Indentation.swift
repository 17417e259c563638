/// How the lines of a template are moved: blanks taken off their beginnings, others put there.
package struct Indentation: Hashable, Sendable {
  /// What lines lose, as far as they begin with it.
  package let removed: [UInt8]
  /// What lines get.
  package let added: [UInt8]

  /// Lines stay as they are.
  package static let none = Indentation(removed: [], added: [])

  package init(removed: [UInt8], added: [UInt8]) {
    self.removed = removed
    self.added = added
  }

  /// The indentation of a partial or parent that stands on a line with these blanks, or within a
  /// line.
  package func ofPartial(_ blanks: [UInt8]?) -> Indentation {
    guard let blanks else { return .none }
    return Indentation(removed: [], added: moved(blanks))
  }

  /// The indentation of the content that replaces a block of a template moved in this way.
  package func ofOverride(_ override: Block, in block: Block) -> Indentation {
    Indentation(removed: override.indentation, added: moved(block.indentation))
  }

  /// The blanks at the beginning of a line, moved.
  package func moved(_ blanks: [UInt8]) -> [UInt8] {
    added + blanks.dropFirst(commonPrefix(blanks[...]))
  }

  /// A piece of a text that is moved.
  package struct Segment {
    /// The blanks that are put before the piece.
    package let added: [UInt8]
    /// The piece's place in the text.
    package let range: Range<Int>
  }

  /// The pieces of a text with its lines moved.
  ///
  /// `isIndented` says that the blanks of the line in which the text begins are there already.
  package func segments(of text: Text, isIndented: Bool) -> [Segment] {
    if removed.isEmpty && added.isEmpty {
      return [Segment(added: [], range: 0..<text.bytes.count)]
    }
    var result: [Segment] = []
    var position = 0
    var pending: [UInt8] = []
    for start in text.lineStarts {
      result.append(Segment(added: pending, range: position..<start))
      pending = start == 0 && isIndented ? [] : added
      position = start + commonPrefix(text.bytes[start...])
    }
    result.append(Segment(added: pending, range: position..<text.bytes.count))
    return result
  }

  /// A text with its lines moved.
  func moved(_ text: Text, isIndented: Bool) -> [UInt8] {
    segments(of: text, isIndented: isIndented).reduce(into: []) { bytes, segment in
      bytes += segment.added
      bytes += text.bytes[segment.range]
    }
  }

  private func commonPrefix(_ bytes: ArraySlice<UInt8>) -> Int {
    zip(bytes, removed).prefix { $0 == $1 }.count
  }
}
