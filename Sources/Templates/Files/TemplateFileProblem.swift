import Diagnostics

/// What can be wrong with the files in `Templates/`.
public enum TemplateFileProblem: Problem {
  /// One layer has a template as HTML and as Markdown.
  case ambiguousName(first: String, second: String)

  /// The name of the case.
  public enum Code: String, CaseIterable, Sendable {
    case ambiguousName
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .ambiguousName: .ambiguousName
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .ambiguousName(let first, let second):
      "'\(first)' and '\(second)' are the same template; keep one of them"
    }
  }
}
