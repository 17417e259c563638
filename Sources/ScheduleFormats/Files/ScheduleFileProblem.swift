import Diagnostics

/// Why a schedule's file cannot be read.
public enum ScheduleFileProblem: Problem {
  /// There is no such file.
  case missing(String)
  /// It is a folder.
  case isFolder(String)
  /// It is a pipe, a device or a socket.
  case notFile(String, SpecialFile)
  /// The user may not read it.
  case noPermission(String)
  /// It is larger than anything that is a schedule; the limit in MiB.
  case tooLarge(String, limit: Int)
  /// It is a folder of more files than are read.
  case tooManyFiles(String, limit: Int)
  /// The system says something else.
  case unreadable(String, reason: String)

  /// The names of all cases.
  public enum Code: String, CaseIterable, Sendable {
    case missing, isFolder, notFile, noPermission, tooLarge, tooManyFiles, unreadable
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .missing: .missing
    case .isFolder: .isFolder
    case .notFile: .notFile
    case .noPermission: .noPermission
    case .tooLarge: .tooLarge
    case .tooManyFiles: .tooManyFiles
    case .unreadable: .unreadable
    }
  }

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .missing(let path):
      "no such file '\(path)'; paths are relative to site.yml"
    case .isFolder(let path):
      "'\(path)' is a folder; name the file in it"
    case .notFile(let path, let kind):
      "'\(path)' is \(kind.rawValue); name a file"
    case .noPermission(let path):
      "no permission to read '\(path)'; make it readable for the user who builds"
    case .tooLarge(let path, let limit):
      "'\(path)' is larger than \(limit) MiB; is it a schedule?"
    case .tooManyFiles(let path, let limit):
      "'\(path)' has more than \(limit) files; take away those of flights that are long gone"
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read (\(reason)); make it a readable file"
    }
  }
}
