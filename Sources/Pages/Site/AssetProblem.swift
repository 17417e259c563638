import Diagnostics

/// What can be wrong in a style sheet.
public enum AssetProblem: Problem {
  /// A style sheet names an asset that does not exist.
  case unknownAsset(String, known: [String])

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownAsset
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownAsset: .unknownAsset
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .unknownAsset(let name, let known):
      "unknown asset '\(name)'"
        + Spelling.suggestion(
          for: name,
          among: known,
          else: "; assets are the files of Templates/assets"
        )
    }
  }
}
