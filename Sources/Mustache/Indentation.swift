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

  /// A text with its lines moved.
  ///
  /// `isIndented` says that the blanks of the line in which the text begins are there already; it
  /// is false afterwards.
  package func moved(_ text: Text, isIndented: inout Bool) -> [UInt8] {
    defer { isIndented = false }
    if removed.isEmpty && added.isEmpty { return text.bytes }
    var result: [UInt8] = []
    result.reserveCapacity(text.bytes.count + text.lineStarts.count * added.count)
    var position = 0
    for start in text.lineStarts {
      result += text.bytes[position..<start]
      if start > 0 || !isIndented { result += added }
      position = start + commonPrefix(text.bytes[start...])
    }
    return result + text.bytes[position...]
  }

  private func commonPrefix(_ bytes: ArraySlice<UInt8>) -> Int {
    zip(bytes, removed).prefix { $0 == $1 }.count
  }
}
