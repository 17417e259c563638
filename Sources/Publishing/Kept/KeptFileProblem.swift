import Diagnostics

extension Report {
  /// Whether a small file was not changed because somebody else is changing it.
  public var saysFileIsBusy: Bool { tells(.busy, of: KeptFileProblem.self) }
}

/// Why a small file of a site's own folder was not changed.
public enum KeptFileProblem: Problem {
  /// Another program is changing it, and has been for a while.
  case busy
  /// It cannot be read.
  case unreadable(reason: String)
  /// The system does not let it be written.
  case unwritable(reason: String, isFull: Bool)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case busy, unreadable, unwritable
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .busy: .busy
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .busy:
      "somebody else is changing this file; wait until that has ended, then try again"
    case .unreadable(let reason):
      "this file cannot be read (\(reason)); let this user read it, or remove it, with which all that "
        + "is set by hand is taken back"
    case .unwritable(let reason, let isFull):
      "this file cannot be written (\(reason)); "
        + (isFull ? "free some space, then do it again" : "let this user write it and its folder")
    }
  }
}
