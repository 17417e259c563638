import Diagnostics

/// What can be wrong with the words of a site.
public enum StringsProblem: Problem {
  /// There is no table for the site's language.
  case noTable(language: String, path: String)
  /// A status that does not exist.
  case unknownStatus(String, known: [String])
  /// A word's name that is one letter away from a known one.
  case misspelledWord(String, meant: String)
  /// A name in braces that the pattern is not given.
  case unknownPlace(String, word: String, known: [String])

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case noTable, unknownStatus, misspelledWord, unknownPlace
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .noTable: .noTable
    case .unknownStatus: .unknownStatus
    case .misspelledWord: .misspelledWord
    case .unknownPlace: .unknownPlace
    }
  }

  /// A missing table leaves the words English; the rest are errors.
  public var severity: Severity {
    switch self {
    case .noTable: .warning
    case .unknownStatus, .misspelledWord, .unknownPlace: .error
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .noTable(let language, let path):
      "no words for the language '\(language)', so they stay English; write "
        + "Templates/strings/\(path).yml"
    case .unknownStatus(let name, let known):
      "unknown status '\(name)'"
        + Spelling.suggestion(
          for: name,
          among: known,
          else: "; the statuses are \(known.joined(separator: ", "))"
        )
    case .misspelledWord(let name, let meant):
      "unknown word '\(name)'" + Spelling.suggestion(meant)
    case .unknownPlace(let place, let word, let known) where known.isEmpty:
      "unknown name '{\(place)}' in '\(word)'; it is plain text and holds no names"
    case .unknownPlace(let place, let word, let known):
      "unknown name '{\(place)}' in '\(word)'; "
        + "it can hold \(known.map { "{\($0)}" }.joined(separator: ", "))"
    }
  }
}
