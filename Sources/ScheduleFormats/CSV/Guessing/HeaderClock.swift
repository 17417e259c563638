/// The clock by which a header says that a column's times or days are told.
enum HeaderClock {
  case utc, local

  /// The clock of a header; nil where its words say none, or both.
  init?(_ header: String) {
    let words = FoldedText.words(of: header)
    func says(_ names: Set<String>, _ ends: [String]) -> Bool {
      words.contains { word in names.contains(word) || ends.contains(where: word.hasSuffix) }
    }
    let isUTC = says(Self.utcWords, ["utc", "gmt"])
    let isLocal = says(Self.localWords, ["local"])
    guard isUTC != isLocal else { return nil }
    self = isUTC ? .utc : .local
  }

  /// Whether a word of a header is of a clock.
  static func isWord(_ word: String) -> Bool {
    utcWords.contains(word) || localWords.contains(word)
  }

  private static let utcWords: Set<String> = ["utc", "gmt", "zulu", "z"]
  private static let localWords: Set<String> = [
    "local", "lt", "lcl", "lokal", "ortszeit", "locale",
  ]
}
