import Diagnostics

extension TemplateFileProblem {
  /// The name of the case.
  public var code: Code {
    switch self {
    case .ambiguousName: .ambiguousName
    case .unknownFile: .unknownFile
    case .noticeNotMarkdown: .noticeNotMarkdown
    case .notAFolder: .notAFolder
    case .unknownFolder: .unknownFolder
    case .outsideFolders: .outsideFolders
    case .unknownEnding: .unknownEnding
    case .twoEndings: .twoEndings
    case .notRegular: .notRegular
    case .linkOutside: .linkOutside
    case .linkLoop: .linkLoop
    case .tooLarge: .tooLarge
    case .notUTF8: .notUTF8
    case .unreadable: .unreadable
    }
  }

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .ambiguousName(let first, let second):
      "'\(first)' and '\(second)' are the same template; keep one of them"
    case .unknownFile(let path, let known):
      "there is no file '\(path)' among the templates"
        + Spelling.suggestion(for: path, among: known, else: "; add it, or correct its name")
    case .noticeNotMarkdown:
      "a notice is Markdown; name the file with '.md' at its end"
    case .notAFolder:
      "the templates are not in a folder but in a file; put a folder in its place"
    case .unknownFolder(let name):
      "unknown folder '\(name)'"
        + Spelling.suggestion(
          for: name,
          among: Self.folders,
          else: "; known folders: \(Self.folders.joined(separator: ", "))"
        )
    case .outsideFolders(let name):
      "'\(name)' is in none of the folders; "
        + "move it into \(Self.folders.dropLast().joined(separator: ", "))"
        + " or \(Self.folders.last ?? "")"
    case .unknownEnding(let file, let endings):
      "'\(file)' is no file of its folder; end its name with "
        + endings.map { "'.\($0)'" }.joined(separator: " or ")
    case .twoEndings(let file, let better):
      "'\(file)' has two endings; name it " + better.map { "'\($0)'" }.joined(separator: " or ")
    case .notRegular:
      "this is neither a file nor a folder; remove it"
    case .linkOutside:
      "this link leads out of the templates; put a copy in its place"
    case .linkLoop:
      "this link leads to a folder that it is in; remove it"
    case .tooLarge(let limit):
      "the file is larger than \(limit / 1024 / 1024) MiB; make it smaller"
    case .notUTF8:
      "this is not UTF-8; save the file as UTF-8"
    case .unreadable(let reason):
      "cannot be read (\(reason)); check that it is there and who may read it"
    }
  }

  private static let folders = TemplateKind.allCases.map(\.folder)
}
