/// Small letters without their marks, as words are compared: "Heure prévue" is "heure prevue".
enum FoldedText {
  /// A text so.
  static func of(_ text: String) -> String {
    text.lowercased().reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }

  /// Only its letters and figures.
  static func key(of text: String) -> String {
    of(text).filter { $0.isLetter || $0.isNumber }
  }

  /// Its words, which blanks, marks or a capital letter behind a small one part.
  static func words(of text: String) -> [String] {
    var parted = ""
    var last: Character?
    for character in text {
      if character.isUppercase, last?.isLowercase == true { parted.append(" ") }
      parted.append(character)
      last = character
    }
    return of(parted).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static let letters: [Character: String] = {
    let marked: [(String, String)] = [
      ("áàâäãå", "a"), ("éèêë", "e"), ("íìîï", "i"), ("óòôöõø", "o"), ("úùûü", "u"), ("ç", "c"),
      ("ñ", "n"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"),
    ]
    return marked.reduce(into: [:]) { table, entry in
      for letter in entry.0 { table[letter] = entry.1 }
    }
  }()
}
