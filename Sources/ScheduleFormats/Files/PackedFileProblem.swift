import Diagnostics

/// Why what is packed in a file cannot be read.
public enum PackedFileProblem: Problem, Error {
  /// The file ends too soon.
  case truncated(String, PackedFormat)
  /// Its bytes are not what they were when it was packed.
  case damaged(String, PackedFormat)
  /// It unpacks to more than is read; the limit in MiB.
  case tooLarge(String, limit: Int)
  /// There is no file in it.
  case empty(String)
  /// There are several files in it, and nothing says which.
  case severalFiles(String, names: [String])
  /// It has no file of that name.
  case missingEntry(String, name: String, known: [String])
  /// It has more files than are looked at.
  case tooManyFiles(String, limit: Int)
  /// It needs a password.
  case encrypted(String)
  /// It is packed in a way that is not known.
  case unknownMethod(String)
  /// It is what a spreadsheet saves.
  case spreadsheet(String)
  /// The system says something else.
  case unreadable(String, reason: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case truncated, damaged, tooLarge, empty, severalFiles, missingEntry, tooManyFiles, encrypted,
      unknownMethod, spreadsheet, unreadable
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .truncated: .truncated
    case .damaged: .damaged
    case .tooLarge: .tooLarge
    case .empty: .empty
    case .severalFiles: .severalFiles
    case .missingEntry: .missingEntry
    case .tooManyFiles: .tooManyFiles
    case .encrypted: .encrypted
    case .unknownMethod: .unknownMethod
    case .spreadsheet: .spreadsheet
    case .unreadable: .unreadable
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .truncated(let path, let format):
      "'\(path)' is a \(format.rawValue) file that ends too soon; fetch it again"
    case .damaged(let path, let format):
      "'\(path)' is a \(format.rawValue) file that is damaged; fetch it again"
    case .tooLarge(let path, let limit):
      "'\(path)' unpacks to more than \(limit) MiB; is it a schedule?"
    case .empty(let path):
      "'\(path)' is a zip file with no file in it; look at what wrote it"
    case .severalFiles(let path, let names):
      "'\(path)' has \(names.count) files, \(Self.list(names)); "
        + "name one, for example '\(path)/\(names.first ?? "")'"
    case .missingEntry(let path, let name, let known):
      "no file '\(Self.shown(name))' in '\(path)'"
        + Spelling.suggestion(for: name, among: known, else: "; it has \(Self.list(known))")
    case .tooManyFiles(let path, let limit):
      "'\(path)' has more than \(limit) files; is it a schedule?"
    case .encrypted(let path):
      "'\(path)' is locked with a password; pack it without one"
    case .unknownMethod(let path):
      "'\(path)' is packed in a way that is not known; pack it as zip usually is, by 'deflate'"
    case .spreadsheet(let path):
      "'\(path)' is a spreadsheet; save it as CSV"
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read (\(reason)); make it a readable file"
    }
  }
}
