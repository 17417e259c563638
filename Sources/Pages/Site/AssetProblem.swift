import Diagnostics

/// What can be wrong in a style sheet.
public enum AssetProblem: Problem {
  /// A style sheet names an asset that does not exist.
  case unknownAsset(String, known: [String])
  /// Style sheets import one another in a circle.
  case cyclicSheet([String])
  /// A relative address in a style sheet that is no asset's name: assets get other names.
  case plainAddress(String, meant: String)
  /// An address of another site in a style sheet.
  case externalAddress
  /// A brace in a style sheet that is not closed.
  case openBrace
  /// A brace in a style sheet that closes nothing.
  case strayBrace
  /// A comment in a style sheet that is not closed.
  case openComment
  /// A text in another encoding.
  case notUTF8

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownAsset, cyclicSheet, plainAddress, externalAddress, openBrace, strayBrace
    case openComment, notUTF8
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownAsset: .unknownAsset
    case .cyclicSheet: .cyclicSheet
    case .plainAddress: .plainAddress
    case .externalAddress: .externalAddress
    case .openBrace: .openBrace
    case .strayBrace: .strayBrace
    case .openComment: .openComment
    case .notUTF8: .notUTF8
    }
  }

  /// What a browser passes over in silence is a warning.
  public var severity: Severity {
    switch self {
    case .plainAddress, .externalAddress, .openBrace, .strayBrace, .openComment: .warning
    case .unknownAsset, .cyclicSheet, .notUTF8: .error
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .cyclicSheet(let names):
      "'\(names.first ?? "")' reaches itself: \(names.joined(separator: ", ")); break the circle"
    case .plainAddress(let address, let meant):
      "'\(address)' leads nowhere, as assets are published under other names; write "
        + "'\(meant)'"
    case .externalAddress:
      "this address reaches another site, which the Content-Security-Policy of docs/hosting.md "
        + "forbids; put the file into 'assets' and name it 'assets/…'"
    case .openBrace:
      "this '{' is not closed; end the rule with '}'"
    case .strayBrace:
      "this '}' closes nothing, and the rule behind it is lost; remove it"
    case .openComment:
      "this comment is not closed, and the rest of the sheet is lost; end it with '*/'"
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
