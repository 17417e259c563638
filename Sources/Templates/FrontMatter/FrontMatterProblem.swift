import Diagnostics

/// What can be wrong with the front matter of a file, apart from its YAML.
public enum FrontMatterProblem: Problem, Hashable {
  /// A `---` at the beginning without another one.
  case unclosed
  /// Front matter where a file has none.
  case notAllowed(file: String)
  /// Front matter that begins below the first line.
  case notFirst
  /// A notice without front matter.
  case missing
  /// A notice whose last day comes before its first.
  case endsBeforeItBegins(from: String, until: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unclosed
    case notAllowed
    case notFirst
    case missing
    case endsBeforeItBegins
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unclosed: .unclosed
    case .notAllowed: .notAllowed
    case .notFirst: .notFirst
    case .missing: .missing
    case .endsBeforeItBegins: .endsBeforeItBegins
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .unclosed:
      "front matter begins here and is not closed; end it with a line '---'"
    case .notAllowed(let file):
      "\(file) has no front matter; remove it, or write '***' for a line across the page"
    case .notFirst:
      "front matter must begin on the first line; remove what stands before this line"
    case .missing:
      "a notice begins with its days; write '---', 'from: 2026-11-30', 'until: 2026-12-02' and "
        + "'---' before the text, each on a line"
    case .endsBeforeItBegins(let from, let until):
      "the last day, \(until), comes before the first, \(from); exchange them"
    }
  }
}
