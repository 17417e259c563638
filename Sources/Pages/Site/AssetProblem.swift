import Diagnostics

/// What can be wrong in a style sheet.
public enum AssetProblem: Problem {
  /// A style sheet names an asset that does not exist.
  case unknownAsset(String, known: [String])
  /// Style sheets import one another in a circle.
  case cyclicSheet([String])
  /// A text in another encoding.
  case notUTF8

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownAsset, cyclicSheet, notUTF8
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownAsset: .unknownAsset
    case .cyclicSheet: .cyclicSheet
    case .notUTF8: .notUTF8
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .cyclicSheet(let names):
      "'\(names.first ?? "")' reaches itself: \(names.joined(separator: ", ")); break the circle"
    case .notUTF8:
      "this is not UTF-8; save the file as UTF-8"
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
