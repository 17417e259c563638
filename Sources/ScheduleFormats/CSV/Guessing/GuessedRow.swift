/// A last line of a file that has fewer fields than its rows: one of them that is cut, or a footer.
struct GuessedRow {
  /// The texts of its fields.
  let texts: [String]
  /// Whether the file ends within the line, and with it maybe within the last field.
  let isEnded: Bool

  /// Whether it begins as rows do: its fields are written as those above them. A figure is in one of
  /// them, or a value that stands above it: words alone are of a footer.
  func isCut(_ rows: [[String]]) -> Bool {
    let filled = texts.indices.filter { !texts[$0].isEmpty }
    guard let first = filled.first, isEnded || texts.count > 1 else { return false }
    let fitting = filled.filter { place in
      fits(texts[place], rows.map { $0[place] }, isLast: isEnded && place == texts.count - 1)
    }
    guard fitting.contains(first), fitting.count * 4 >= filled.count * 3 else { return false }
    return fitting.contains { place in
      let text = texts[place]
      return text.utf8.contains { $0 &- 0x30 < 10 }
        || rows.contains { $0[place] == text || isEnded && $0[place].hasPrefix(text) }
    }
  }

  /// Whether a field is written as one of those above it is; the last one may have lost its end.
  private func fits(_ text: String, _ above: [String], isLast: Bool) -> Bool {
    let above = above.filter { !$0.isEmpty }
    let shape = Self.shape(text)
    let isFew = isLast || above.contains { $0.count <= text.count }
    let isMany = above.contains { $0.count >= text.count }
    return isFew && isMany
      && above.contains {
        let other = Self.shape($0)
        return isLast ? other.starts(with: shape) : other == shape
      }
  }

  /// A text with each run of letters as one, and each run of figures: "RL 618" and "BA 7" are alike.
  private static func shape(_ text: String) -> [Character] {
    text.reduce(into: []) { shape, character in
      let kind: Character = character.isNumber ? "9" : character.isLetter ? "a" : character
      if shape.last != kind || kind == character { shape.append(kind) }
    }
  }
}
